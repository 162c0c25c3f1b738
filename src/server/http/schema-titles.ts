import { z } from 'zod';
import { analysisMetadataSchema, analysisPendingSchema, analysisResultSchema } from '#contracts/analysis.ts';
import { apiKeySchema } from '#contracts/api-keys.ts';
import {
  answerPlanSchema,
  answerTableSchema,
  chatAnswerSchema,
  citationSchema,
  conversationSchema,
} from '#contracts/assistant.ts';
import { tokenSchema, userSchema } from '#contracts/auth.ts';
import { errorSchema, fieldErrorSchema, messageSchema } from '#contracts/common.ts';
import { documentsDeletedSchema } from '#contracts/delete-documents.ts';
import { documentEntitiesSchema, documentSchema, documentStatsSchema, pageWordsSchema } from '#contracts/document.ts';
import { statedInvoiceSchema } from '#contracts/e-invoice.ts';
import {
  boxSchema,
  checkSchema,
  entitySchema,
  lineItemSchema,
  reasonSchema,
  warningSchema,
} from '#contracts/entity.ts';
import { exportBegunSchema, exportRefusedSchema, incompleteTermSchema } from '#contracts/export.ts';
import { samplesSchema } from '#contracts/samples.ts';
import { settingsSchema } from '#contracts/settings.ts';
import { planSchema, subscriptionStatusSchema } from '#contracts/subscription.ts';
import {
  anchorSchema,
  layoutSchema,
  previewSchema,
  ruleConfigSchema,
  ruleSchema,
  templateSchema,
  zoneSchema,
} from '#contracts/template.ts';
import { webhookCreatedSchema, webhookDeliverySchema, webhookSchema } from '#contracts/webhooks.ts';

/** What schemas are called in the OpenAPI document, and in the clients made from it. */
const TITLES: Readonly<Record<string, z.ZodType>> = {
  Error: errorSchema,
  FieldError: fieldErrorSchema,
  Message: messageSchema,
  Token: tokenSchema,
  User: userSchema,
  Settings: settingsSchema,
  ApiKey: apiKeySchema,
  Webhook: webhookSchema,
  WebhookCreated: webhookCreatedSchema,
  WebhookDelivery: webhookDeliverySchema,
  Plan: planSchema,
  SubscriptionStatus: subscriptionStatusSchema,
  AnalysisResult: analysisResultSchema,
  AnalysisPending: analysisPendingSchema,
  AnalysisMetadata: analysisMetadataSchema,
  StatedInvoice: statedInvoiceSchema,
  Document: documentSchema,
  DocumentEntities: documentEntitiesSchema,
  DocumentStats: documentStatsSchema,
  DocumentsDeleted: documentsDeletedSchema,
  PageWords: pageWordsSchema,
  Entity: entitySchema,
  Reason: reasonSchema,
  LineItem: lineItemSchema,
  Check: checkSchema,
  Warning: warningSchema,
  Box: boxSchema,
  ExportBegun: exportBegunSchema,
  ExportRefused: exportRefusedSchema,
  IncompleteTerm: incompleteTermSchema,
  Samples: samplesSchema,
  Template: templateSchema,
  TemplateLayout: layoutSchema,
  TemplatePreview: previewSchema,
  Zone: zoneSchema,
  Rule: ruleSchema,
  RuleConfig: ruleConfigSchema,
  Anchor: anchorSchema,
  ChatAnswer: chatAnswerSchema,
  Citation: citationSchema,
  AnswerTable: answerTableSchema,
  AnswerPlan: answerPlanSchema,
  Conversation: conversationSchema,
};

/** Gives the schemas their titles; again and again is no harm. */
export function titleSchemas(): void {
  for (const [title, schema] of Object.entries(TITLES)) z.globalRegistry.add(schema, { ...schema.meta(), title });
}
