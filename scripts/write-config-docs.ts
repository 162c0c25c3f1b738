import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configurationPage, envExample } from './config-docs.ts';

const root = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

writeFileSync(root('.env.example'), envExample());
writeFileSync(root('docs/configuration.md'), configurationPage());
