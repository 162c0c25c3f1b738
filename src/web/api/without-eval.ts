import { config } from 'zod';

/**
 * zod tries out whether it may compile its schemas with `new Function`, which our Content-Security-Policy refuses and
 * browsers report. The client's entry imports this before anything that makes a schema.
 */
config({ jitless: true });
