// Character maps, substitute fonts and image decoders that some files need; each is a hashed file of our own origin.
const urls: Record<string, string> = {
  ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../node_modules/pdfjs-dist/wasm/*.{wasm,js}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

const byName = new Map(Object.entries(urls).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]));

/** What pdf.js asks for data files, in place of its own factory, which expects them under fixed addresses. */
export class OwnOriginData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const url = byName.get(filename);
    if (!url) throw new Error(`There is no data file ${filename}`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The data file ${filename} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}
