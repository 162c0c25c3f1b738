import { and, eq, type SQL, sql } from 'drizzle-orm';
import { userFigures } from './derived-schema.ts';

type Figure = typeof userFigures.$inferSelect.figure;

/**
 * The rows of one figure of a user, folded or not. Folded and unfolded ones have an index each; asked for without this
 * distinction, PostgreSQL could use neither and would read the figures of all users.
 */
export function figuresOf(userId: string, figure: Figure): SQL {
  const own = and(eq(userFigures.userId, userId), eq(userFigures.figure, figure));
  return sql`((${own} and ${userFigures.isFolded}) or (${own} and not ${userFigures.isFolded}))`;
}
