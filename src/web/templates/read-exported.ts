/** Exported templates are small; anything larger is some other file. */
const MOST_BYTES = 20_000_000;

const NO_TEMPLATE = 'This file is no exported template.';

/** The JSON of a file. Throws `Error` with a sentence for the user; whether it is a template the server says. */
export async function readExported(file: File): Promise<unknown> {
  if (file.size > MOST_BYTES) throw new Error(NO_TEMPLATE);
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(NO_TEMPLATE);
  }
}
