import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init } from '@embedpdf/pdfium';

/** The raw exports of the WASM module: numbers in, numbers out; a pointer is a number, a boolean is 0 or 1. */
type RawFunction = (...args: number[]) => number;

/**
 * PDFium compiled to WebAssembly. Memory is managed by hand: whatever `allocate` returns must be freed, every
 * document, page and text page must be closed. The `heap…` views are replaced when the memory grows, so they
 * are looked up on every use.
 */
export interface Pdfium {
  call: Readonly<Record<string, RawFunction>>;
  allocate(bytes: number): number;
  free(pointer: number): void;
  u8(): Uint8Array;
  i32(): Int32Array;
  f32(): Float32Array;
  f64(): Float64Array;
  /** Opens a document that lies in the module's memory; 0 when it cannot be opened. */
  loadDocument(pointer: number, length: number): number;
  /** One entry of the document's information dictionary, '' when absent. */
  metadataText(document: number, tag: string): string;
}

interface EmscriptenViews {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
}

let loaded: Promise<Pdfium> | undefined;

/** The process's one PDFium; loading it takes about 40 ms. */
export function loadPdfium(): Promise<Pdfium> {
  loaded ??= startPdfium();
  return loaded;
}

/** Forgets the loaded module after a trap: its memory can no longer be trusted. */
export function discardPdfium(): void {
  loaded = undefined;
}

async function startPdfium(): Promise<Pdfium> {
  const wasmPath = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const overrides = { wasmBinary: await readFile(wasmPath), print: () => {}, printErr: () => {} };
  const module = await init(overrides);
  module.PDFiumExt_Init();
  const views = module.pdfium as unknown as EmscriptenViews;
  const exports = module.pdfium.wasmExports as unknown as Readonly<Record<string, RawFunction>>;
  const readUtf16 = (length: number, fill: (buffer: number, length: number) => number): string => {
    if (length <= 2) return '';
    const buffer = exports.malloc!(length);
    fill(buffer, length);
    const text = utf16At(views.HEAPU8, buffer, length);
    exports.free!(buffer);
    return text;
  };
  return {
    call: exports,
    allocate: (bytes) => exports.malloc!(bytes),
    free: (pointer) => exports.free!(pointer),
    u8: () => views.HEAPU8,
    i32: () => views.HEAP32,
    f32: () => views.HEAPF32,
    f64: () => views.HEAPF64,
    loadDocument: (pointer, length) => module.FPDF_LoadMemDocument(pointer, length, ''),
    metadataText: (document, tag) =>
      readUtf16(module.FPDF_GetMetaText(document, tag, 0, 0), (buffer, length) =>
        module.FPDF_GetMetaText(document, tag, buffer, length),
      ),
  };
}

const utf16 = new TextDecoder('utf-16le');

/** UTF-16LE text of `length` bytes, which include the two closing zero bytes. */
export function utf16At(heap: Uint8Array, pointer: number, length: number): string {
  return utf16.decode(heap.slice(pointer, pointer + length)).replace(/\0+$/, '');
}
