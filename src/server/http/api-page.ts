import { escapeHtml } from '../mail/compose-mail.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  security?: unknown[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

interface OpenApiDocument {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

const STYLE = `body{margin:0 auto;max-width:960px;padding:24px 16px;font:14px/1.5 system-ui,sans-serif;color:#1d2733;background:#fff}
h1{font-size:24px}h2{font-size:18px;margin-top:32px;text-transform:capitalize}details{border:1px solid #dfe3e8;border-radius:8px;margin:8px 0;padding:0 12px}
summary{cursor:pointer;padding:10px 0}code,pre{font-family:ui-monospace,monospace;font-size:12.5px}b{display:inline-block;min-width:60px}b,a{color:#0f6b73}
pre{overflow:auto;background:#f5f6f7;padding:10px;border-radius:6px}dt{font-weight:600;margin-top:8px}dd{margin:0}
@media (prefers-color-scheme:dark){body{background:#14181d;color:#e4e8ec}details{border-color:#333c46}pre{background:#1c2229}b,a{color:#5cc3cb}}`;

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

function bodies(content: Record<string, { schema?: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(([type, { schema }]) => `<dd><code>${escapeHtml(type)}</code>${schema ? json(schema) : ''}</dd>`)
    .join('');
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? [])
    .map(
      ({ name, in: place, required, schema }) =>
        `<dt><code>${escapeHtml(name)}</code> (${escapeHtml(place)}${required ? ', required' : ''})</dt><dd>${json(schema)}</dd>`,
    )
    .join('');
  const responses = Object.entries(operation.responses ?? {})
    .map(([status, { description, content }]) => {
      const said = description && description !== 'Default Response' ? ` ${escapeHtml(description)}` : '';
      return `<dt>${escapeHtml(status)}${said}</dt>${bodies(content)}`;
    })
    .join('');
  const body = operation.requestBody ? `<dt>Body</dt>${bodies(operation.requestBody.content)}` : '';
  const signedIn = operation.security?.length ? '<p>Needs a bearer token.</p>' : '';
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary ?? '')}</summary>
${signedIn}<dl>${parameters}${body}${responses}</dl></details>`;
}

/** The OpenAPI document as a page without scripts, so that it works under the strict Content-Security-Policy. */
export function apiPage(document: OpenApiDocument): string {
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const group = operation.tags?.[0] ?? 'other';
      groups.set(group, [...(groups.get(group) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...groups].map(([name, items]) => `<h2>${escapeHtml(name)}</h2>${items.join('\n')}`).join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(document.info.title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeHtml(document.info.title)}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p><a href="/api/openapi.json">OpenAPI document</a></p>${sections}</body></html>
`;
}
