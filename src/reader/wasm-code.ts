import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from freeing WebAssembly code while the process lives. V8 13.6 (Node 24) may free the code around an
 * imported function twice when a second thread asks for it at that moment, and then ends the process ("Check failed:
 * jit_page_->allocations_.erase(addr) == 1", nodejs/node#66366; mended in V8 9b8ca54d5a, in no Node 24 yet). What stays
 * is the first, quickly made code of functions that were compiled again: 0.2 MB of PDFium's after forty documents.
 */
export const KEEP_WASM_CODE = '--no-wasm-code-gc';

/** The same for this process and its threads; to be called before the first module of ours is loaded. */
export function keepWasmCode(): void {
  setFlagsFromString(KEEP_WASM_CODE);
}
