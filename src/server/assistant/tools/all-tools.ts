import type { Tool } from './tool.ts';

/** All that the assistant can do, for the planner and for a language model alike. */
export const TOOLS: readonly Tool[] = [];
