/** The compiler with its parts for programs, which TypeScript 7 has no more. */
export { ts as default } from '@ts-morph/common';
