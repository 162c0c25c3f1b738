export interface MailParts {
  from?: string;
  subject?: string;
  messageId?: string | null;
  attachments?: { filename: string; bytes: Uint8Array; type?: string }[];
}

let counter = 0;

/** A mail as programs send invoices (RFC 5322, MIME). */
export function composeMail({ from, subject, messageId, attachments = [] }: MailParts): string {
  counter += 1;
  const id = messageId === undefined ? `<${counter}.${process.pid}@test.example>` : messageId;
  const parts = attachments.map(
    ({ filename, bytes, type = 'application/pdf' }) => `--outer
Content-Type: ${type}
Content-Transfer-Encoding: base64
Content-Disposition: attachment; filename="${filename}"

${(
  Buffer.from(bytes)
    .toString('base64')
    .match(/.{1,76}/g) ?? []
).join('\n')}
`,
  );
  return `From: ${from ?? 'Northwind <billing@northwind.example>'}
To: ada@example.com
Subject: ${subject ?? 'Your invoice'}
Date: Sun, 22 Nov 2026 10:00:00 +0000
${id === null ? '' : `Message-ID: ${id}\n`}MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="outer"

--outer
Content-Type: text/plain; charset=utf-8

Dear customer
${parts.join('')}--outer--
`;
}
