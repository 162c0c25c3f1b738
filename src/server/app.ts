import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { analysisRoutes } from './analysis/analysis.routes.ts';
import { assistantRoutes } from './assistant/assistant.routes.ts';
import { conversationsRoutes } from './assistant/conversations.routes.ts';
import { authRoutes } from './auth/auth.routes.ts';
import { passwordResetRoutes } from './auth/password-reset.routes.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { editDocumentRoutes } from './corrections/edit-document.routes.ts';
import { entitiesRoutes } from './corrections/entities.routes.ts';
import { lineItemsRoutes } from './corrections/line-items.routes.ts';
import type { Deps } from './deps.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { tooManyRequests } from './errors.ts';
import { exportRoutes } from './export/export.routes.ts';
import { eInvoiceRoutes } from './files/e-invoice.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { searchableRoutes } from './files/searchable.routes.ts';
import { wordsRoutes } from './files/words.routes.ts';
import { addressKey } from './http/address-key.ts';
import { apiPage } from './http/api-page.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerFrameworkError, handleErrors, resourceNotFound } from './http/error-handler.ts';
import { nameSchemas } from './http/name-schemas.ts';
import { API_INFO, transformRoute, withOperation } from './http/openapi.ts';
import { titleSchemas } from './http/schema-titles.ts';
import { type TypedFastify, withCommonFailures } from './http/typed-fastify.ts';
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts';
import { inlineScriptHashes, serveWebClient, WEB_CLIENT_FOLDER } from './http/web-client.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationsRoutes, UNLIMITED_ROUTES } from './operations/operations.routes.ts';
import { samplesRoutes } from './samples/samples.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { subscriptionRoutes } from './subscription/subscription.routes.ts';
import { webhookRoutes } from './subscription/webhook.routes.ts';
import { documentTemplatesRoutes } from './templates/document-templates.routes.ts';
import { templateRunsRoutes } from './templates/template-runs.routes.ts';
import { templatesRoutes } from './templates/templates.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';

const MEGABYTE = 1024 * 1024;
const MAX_JSON_BYTES = MEGABYTE;
/** A request has arrived whole by then: the largest file over a slow line, but not a connection held open for nothing. */
const REQUEST_TIMEOUT_MS = 300_000;

/** The whole HTTP application over its dependencies; it listens nowhere yet. */
export async function createApp(deps: Deps) {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',').map((address) => address.trim()) : false,
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { maxParamLength: 200 },
    // What is being answered is answered; `closeApp` ends the rest.
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    requestTimeout: REQUEST_TIMEOUT_MS,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const metrics = createMetrics(deps);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: addresses may hold names and searches.
    const route = request.routeOptions.url ?? 'unknown';
    const answer = { method: request.method, route, status: reply.statusCode, ms: reply.elapsedTime };
    request.log.info(answer, 'request');
    metrics.observe(answer);
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // PDF.js decodes images in WebAssembly; the hashes are of the page's own theme script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...inlineScriptHashes(WEB_CLIENT_FOLDER)],
        // Radix and the PDF viewer place things by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        baseUri: ["'self'"],
        // The product is served on plain http on a private machine; a proxy adds https.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: deps.publicUrl().startsWith('https:'),
    crossOriginEmbedderPolicy: false,
  });
  await app.register(rateLimit, {
    global: false,
    max: config.RATE_LIMIT_PER_MINUTE,
    keyGenerator: ({ ip }) => addressKey(ip),
    timeWindow: '1 minute',
    allowList: ({ routeOptions }) => UNLIMITED_ROUTES.has(routeOptions.url),
    errorResponseBuilder: (_request, { ttl }) =>
      tooManyRequests('Too many requests. Please wait a moment and try again.', ttl / 1000),
  });
  warnOfUntrustedProxy(app, deps);
  // Before the routes' own hooks, so that calls without a valid token are counted too.
  app.addHook('onRequest', app.rateLimit());
  await app.register(formbody, { bodyLimit: MAX_JSON_BYTES });
  await app.register(multipart, {
    limits: { fileSize: config.MAX_UPLOAD_MB * MEGABYTE, files: 1, fields: 20, fieldSize: MAX_JSON_BYTES },
    // The routes say it, with the limit.
    throwFileSizeLimit: false,
  });
  titleSchemas();
  await app.register(swagger, {
    openapi: API_INFO,
    transform: transformRoute,
  });

  await app.register(async (api) => {
    api.addHook('onRoute', (route) => {
      if (route.schema && !route.schema.hide)
        route.schema = withOperation({ ...route, schema: withCommonFailures(route) });
    });
    // Whose answers these are: no cache on the way, and no Back button after a logout, is to have them.
    api.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    });
    // No database stores a NUL character, so nothing has such an id.
    api.addHook('preValidation', async ({ params }) => {
      if (Object.values(params ?? {}).some((value) => String(value).includes('\0'))) throw resourceNotFound();
    });
    for (const routes of [
      authRoutes,
      passwordResetRoutes,
      subscriptionRoutes,
      webhookRoutes,
      analysisRoutes,
      documentsRoutes,
      editDocumentRoutes,
      entitiesRoutes,
      lineItemsRoutes,
      filesRoutes,
      wordsRoutes,
      searchableRoutes,
      eInvoiceRoutes,
      exportRoutes,
      keysRoutes,
      webhooksRoutes,
      settingsRoutes,
      assistantRoutes,
      conversationsRoutes,
      samplesRoutes,
      contactRoutes,
      templatesRoutes,
      templateRunsRoutes,
      documentTemplatesRoutes,
      (room: TypedFastify) => operationsRoutes(room, deps, metrics),
    ]) {
      await api.register(async (room) => routes(room.withTypeProvider<ZodTypeProvider>(), deps));
    }
  });
  let described: object | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, () => {
    described ??= nameSchemas<object>(app.swagger());
    return { ...described, servers: [{ url: deps.publicUrl() }] };
  });
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(apiPage(app.swagger() as Parameters<typeof apiPage>[0])),
  );
  await serveWebClient(app, WEB_CLIENT_FOLDER);
  return app;
}
