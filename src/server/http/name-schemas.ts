type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * An OpenAPI document whose schemas with a title stand once, under that name, and are referred to everywhere else. One
 * title with two contents (what is sent may leave out what is always answered) makes a second name: "Zone2".
 */
export function nameSchemas<Document extends object>(document: Document): Document {
  const named: JsonObject = {};
  /** Names by what is under them, before anything in it was replaced. */
  const names = new Map<string, string>();

  function nameFor(title: string, content: string, schema: JsonObject): string {
    const known = names.get(content);
    if (known) return known;
    const taken = new Set(names.values());
    let name = title;
    for (let n = 2; taken.has(name); n += 1) name = `${title}${n}`;
    names.set(content, name);
    named[name] = replacedIn(schema);
    return name;
  }

  function replaced(value: Json): Json {
    if (Array.isArray(value)) return value.map(replaced);
    if (!isObject(value)) return value;
    if (typeof value.title !== 'string' || !('type' in value || 'anyOf' in value)) return replacedIn(value);
    return { $ref: `#/components/schemas/${nameFor(value.title, JSON.stringify(value), value)}` };
  }

  const replacedIn = (schema: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, replaced(value)]));

  const { paths, components, ...rest } = document as unknown as JsonObject;
  const withNames = { ...rest, paths: replaced(paths ?? {}) };
  const own = isObject(components) ? components : {};
  return { ...withNames, components: { ...own, schemas: named } } as unknown as Document;
}
