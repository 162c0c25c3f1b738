import { CONFIG_TABLE } from '../src/server/config.ts';

interface Row {
  name: string;
  fallback: string | null;
  note: string | null;
  doc: string;
}

const ROWS: Row[] = Object.entries(CONFIG_TABLE).map(([name, { fallback, fallbackNote, doc }]) => ({
  name,
  fallback: fallbackNote ? null : (fallback ?? null),
  note: fallbackNote ?? null,
  doc,
}));

/** `.env.example`: every variable with its meaning and default, all commented out. */
export function envExample(): string {
  const entries = ROWS.map(({ name, fallback, note, doc }) => {
    const said = note ? `${doc} Default: ${note}.` : doc;
    return `# ${said.replaceAll('`', '')}\n# ${name}=${fallback ?? ''}\n`;
  });
  return `# Made from the table in src/server/config.ts by 'npm run docs:config'.\n# Copy to .env and uncomment what you want to change.\n\n${entries.join('\n')}`;
}

/** `docs/configuration.md`. */
export function configurationPage(): string {
  const rows = ROWS.map(({ name, fallback, note, doc }) => {
    const value = note ?? (fallback ? `\`${fallback}\`` : 'none');
    return `| \`${name}\` | ${value} | ${doc.replaceAll('|', '\\|')} |`;
  });
  return `# Configuration

Environment variables, or the same lines in a file \`.env\` beside \`package.json\`. All are optional.

This page is made from the table in \`src/server/config.ts\` by \`npm run docs:config\`.

| Variable | Default | Meaning |
|---|---|---|
${rows.join('\n')}
`;
}
