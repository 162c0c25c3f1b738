import { expect, test } from 'vitest';
import { embedFacturX } from './embed-factur-x.ts';
import { protectedPdf } from './sample-pdfs.test-suite.ts';

test('a PDF that a password guards against changes is refused in words of its own', async () => {
  const guarded = await protectedPdf({ ownerPassword: 'x' });
  await expect(embedFacturX(guarded, new Uint8Array(), new Date(0))).rejects.toMatchObject({
    code: 'pdf.protected',
    message:
      'The PDF is protected against changes by a password: no e-invoice can be embedded. Remove the password and try again.',
  });
});
