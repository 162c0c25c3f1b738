import { runChecks } from '../checks/run-checks.ts';
import type { Entity, Extraction, ExtractionOptions } from '../entity.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import { findGeneralEntities } from '../names/find-general-entities.ts';
import { findPatternEntities } from '../patterns/find-pattern-entities.ts';
import type { DocumentWarning, TextDocument } from '../text-document.ts';
import { assignIds } from './assign-ids.ts';
import { currencyEntity } from './currency-entity.ts';
import { documentFacts } from './document-facts.ts';
import { documentType } from './document-type/document-type.ts';
import { asksForMoney, keptChoices } from './document-type/kept-fields.ts';
import { fieldCandidates } from './field-candidates.ts';
import { keyEntities } from './key-entities.ts';
import { leftoverEntities } from './leftover-entities.ts';
import { findLineItems } from './line-items/find-line-items.ts';
import { MODELS } from './models.ts';
import { partyAddresses } from './party-addresses.ts';
import { type Models, resolveCandidates } from './resolve-candidates.ts';
import { roleEntities } from './role-entities.ts';
import { servicePeriod } from './service-period.ts';

/** Everything the engine finds in a document's words. Pure: the same document always gives the same answer. */
export function extractInvoice(document: TextDocument, options: ExtractionOptions = {}): Extraction {
  return extractWith(MODELS, document, options);
}

/** As `extractInvoice`, with other models than the committed ones (to measure models trained on other documents). */
export function extractWith(models: Models, document: TextDocument, options: ExtractionOptions = {}): Extraction {
  const facts = documentFacts(layoutDocument(document));
  const fields = fieldCandidates(facts);
  const resolved = resolveCandidates(fields, models, options.ownCompany);
  const lines = findLineItems(facts.layout, { numberStyle: facts.numberStyle });
  const decision = documentType(facts, resolved, lines);
  const { type } = decision;
  // What is no invoice has no invoice fields; its dates, amounts and names are still entities.
  const isOther = type === 'other';
  const choices = keptChoices(resolved, type);
  const drafts = keyEntities(choices, models, facts, decision.certainty);
  if (!isOther) {
    const roles = roleEntities(fields, choices, facts, lines);
    drafts.push(...roles.filter(({ label }) => label !== 'AMOUNT_DUE' || asksForMoney(type)));
    drafts.push(...currencyEntity(facts, choices), ...partyAddresses(choices, facts), ...servicePeriod(facts));
  }
  drafts.push(...findPatternEntities({ ...facts, taken: drafts, isInvoice: !isOther }));
  drafts.push(...leftoverEntities(fields, drafts, facts));
  drafts.push(...findGeneralEntities(facts.layout, drafts, lines));
  const entities = byLabel(assignIds(drafts));
  const lineItems = isOther ? [] : lines;
  return {
    entities,
    line_items: lineItems,
    checks: runChecks({ entities, lineItems }),
    warnings: warningsOf(document, isOther),
    document_type: type,
    language: facts.language,
    text_source: document.textSource,
  };
}

function byLabel(entities: readonly Entity[]): Record<string, Entity[]> {
  const grouped: Record<string, Entity[]> = {};
  for (const entity of entities) {
    grouped[entity.label] ??= [];
    grouped[entity.label]!.push(entity);
  }
  return grouped;
}

function warningsOf(document: TextDocument, isOther: boolean): DocumentWarning[] {
  const warnings = [...document.warnings];
  const hasWords = document.pages.some((page) => page.words.length > 0);
  if (isOther && hasWords && !warnings.some(({ code }) => code === 'no_invoice_found')) {
    warnings.push({ code: 'no_invoice_found', message: 'This document does not look like an invoice.' });
  }
  return warnings;
}
