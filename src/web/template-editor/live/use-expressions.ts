import { useEffect, useState } from 'react';
import type { compileExpression } from '#core/templates/expression.ts';

type Compile = typeof compileExpression;

/** The server's own engine of expressions, fetched when the first is to be tried; null until then. */
export function useExpressions(): Compile | null {
  const [compile, setCompile] = useState<Compile | null>(null);
  useEffect(() => {
    let isStopped = false;
    import('#core/templates/expression.ts').then(
      (engine) => !isStopped && setCompile(() => engine.compileExpression),
      // Without it an expression is only not tried while it is typed.
      () => undefined,
    );
    return () => {
      isStopped = true;
    };
  }, []);
  return compile;
}
