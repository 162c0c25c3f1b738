import { join } from 'node:path';
import type { Manifest } from './manifest.ts';

/** Port and key of the running server's control address. */
export const controlFile = (dataDir: string) => join(dataDir, 'control.json');

export type ControlAnswer = { manifest: Manifest } | { error: string };
