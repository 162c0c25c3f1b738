import { z } from 'zod';
import type { Tool } from '../tools/tool.ts';

/** A tool that looks at one document alone, whatever it is asked for; one without conditions stays as it is. */
export function scopedTool(tool: Tool, documentId: string): Tool {
  const { properties } = z.toJSONSchema(tool.inputSchema, { io: 'input' });
  if (properties && 'document_id' in properties) {
    return {
      ...tool,
      run: (deps, userId, input) => tool.run(deps, userId, { ...asObject(input), document_id: documentId }),
    };
  }
  if (!properties || !('where' in properties)) return tool;
  return {
    ...tool,
    run: (deps, userId, input) => tool.run(deps, userId, { ...asObject(input), where: scoped(input, documentId) }),
  };
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const scoped = (input: unknown, documentId: string) => ({ ...asObject(asObject(input).where), ids: [documentId] });
