const FX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const RDF_END = /<\/rdf:RDF>/;
/** Prefixes of Factur-X and the versions of ZUGFeRD before it. */
const OWN_PREFIX = /xmlns:([\w-]+)=(?:"|')urn:(?:factur-x|zugferd|ferd)[^"']*["']/g;
/** A description that says nothing but which names it would use. */
const EMPTY_DESCRIPTION =
  /<rdf:Description(?=[^>]*\sxmlns:[\w-]+=["']urn:(?:factur-x|zugferd|ferd))(?:\s+(?:rdf:about|xmlns:[\w-]+)=(?:"[^"]*"|'[^']*'))*\s*(?:\/>|>\s*<\/rdf:Description>)\n?/g;
const SCHEMAS = /(<pdfaExtension:schemas>\s*<rdf:Bag>)/;
const OWN_SCHEMA = /<pdfaSchema:namespaceURI>\s*urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#\s*</;

const PROPERTIES: readonly (readonly [name: string, description: string])[] = [
  ['DocumentFileName', 'The name of the embedded XML document'],
  ['DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER'],
  ['Version', 'The actual version of the standard applying to the embedded XML document'],
  ['ConformanceLevel', 'The conformance level of the embedded XML document'],
];

const STATEMENT = `<rdf:Description rdf:about="" xmlns:fx="${FX}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
`;

const SCHEMA = `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${PROPERTIES.map(
  ([name, description]) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
).join('\n')}
</rdf:Seq></pdfaSchema:property>
</rdf:li>
`;
const NAMESPACES =
  'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"';
const EXTENSION = `<rdf:Description rdf:about="" ${NAMESPACES}>
<pdfaExtension:schemas><rdf:Bag>
${SCHEMA}</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
`;

/**
 * The XMP metadata of a PDF with what Factur-X wants said of the embedded invoice, and the extension schema that
 * describes those words. What the document's own packet says stays; without one (null) it is made.
 */
export function facturXMetadata(own: string | null, { title, now }: { title: string | null; now: Date }): string {
  const packet = own && RDF_END.test(own) ? own : emptyPacket(title, now);
  let text = withoutStatement(packet).replace(/(<pdfaid:part>|pdfaid:part=")[12](?=[<"])/, '$13');
  if (!OWN_SCHEMA.test(text)) {
    text = SCHEMAS.test(text)
      ? text.replace(SCHEMAS, (start) => `${start}\n${SCHEMA}`)
      : text.replace(RDF_END, (end) => `${EXTENSION}${end}`);
  }
  return text.replace(RDF_END, (end) => `${STATEMENT}${end}`);
}

/** Without what is said of an e-invoice: programs put that among all else that they say, which stays. */
function withoutStatement(packet: string): string {
  const prefixes = new Set([...packet.matchAll(OWN_PREFIX)].map(([, prefix]) => prefix!));
  let text = packet;
  const names = PROPERTIES.map(([name]) => name).join('|');
  for (const prefix of prefixes) {
    const own = `${prefix}:(?:${names})`;
    text = text
      .replace(new RegExp(`<(${own})(?:\\s[^<>]*)?(?:/>|>[^<]*</\\1\\s*>)\\s*`, 'g'), '')
      .replace(new RegExp(`\\s${own}\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'), '');
  }
  return text.replace(EMPTY_DESCRIPTION, '');
}

function emptyPacket(title: string | null, now: Date): string {
  const day = `${now.toISOString().slice(0, 19)}Z`;
  const named = title
    ? `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</rdf:li></rdf:Alt></dc:title>\n`
    : '';
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:format>application/pdf</dc:format>
${named}<xmp:ModifyDate>${day}</xmp:ModifyDate>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>
`;
}
