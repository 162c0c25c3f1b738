import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hybridFacts } from './hybrid-facts.ts';

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description pdfaid:part="3"><fx:ConformanceLevel>BASIC WL</fx:ConformanceLevel><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName></rdf:Description></x:xmpmeta>';
const SPECIFICATIONS =
  '<</Type/Filespec/F(terms.pdf)/AFRelationship/Supplement>> <</Type/Filespec/F(factur-x.xml)/UF(factur-x.xml)/AFRelationship/Data>>';
const FACTS = { pdfaPart: '3', relationship: 'Data', xmpProfile: 'BASIC WL', xmpFileName: 'factur-x.xml' };

const stream = (dictionary: string, content: string) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<<${dictionary}>>\nstream\n`),
    deflateSync(Buffer.from(content)),
    Buffer.from('\nendstream\nendobj\n'),
  ]);

test('what stands in the file as it is', () => {
  expect(hybridFacts(Buffer.from(`%PDF-1.7\n${SPECIFICATIONS}\n${XMP}`), 'factur-x.xml')).toEqual(FACTS);
});

test('what is packed in streams', () => {
  const file = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    stream('/Type/ObjStm/Filter/FlateDecode', '<</Type/Filespec/F(factur-x.xml)/AFRelationship/Data>>'),
    stream('/Type/Metadata/Subtype/XML/Filter/FlateDecode', XMP),
  ]);
  expect(hybridFacts(file, 'factur-x.xml')).toEqual(FACTS);
});

test('nothing where nothing is said, or streams are damaged', () => {
  const damaged = Buffer.from('%PDF-1.7\n<</Type/ObjStm>>\nstream\nnot packed\nendstream <</Subtype/XML>> stream\n');
  const nothing = { pdfaPart: null, relationship: null, xmpProfile: null, xmpFileName: null };
  expect(hybridFacts(damaged, 'factur-x.xml')).toEqual(nothing);
});
