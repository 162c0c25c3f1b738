import type { ContactMessage } from '#contracts/contact.ts';
import type { Mail } from './mailer.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML text or attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** Text on one line: header injection and broken subjects end here. */
export function singleLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A mail in HTML around its body. Inline styles only: mail programs ignore style sheets. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f5f6f7;font:15px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif;color:#1d2733">
<div style="max-width:520px;margin:0 auto;background:#fff;border:1px solid #dfe3e8;border-radius:10px;padding:28px">
<p style="margin:0 0 20px;font-weight:600;color:#0f6b73">Invoscope</p>
${body}
</div></body></html>
`;
}

/** The mail with the link to choose a new password. `link` holds the token; it lives for `minutes`. */
export function passwordResetMail(input: { to: string; username: string; link: string; minutes: number }): Mail {
  const { to, username, link, minutes } = input;
  return {
    to,
    subject: 'Reset your Invoscope password',
    text: [
      `Hello ${singleLine(username)},`,
      '',
      'somebody, most likely you, asked to reset the password of your Invoscope account.',
      `Choose a new one here, within ${minutes} minutes:`,
      '',
      link,
      '',
      'The link works once. When you have chosen a new password, every device that is signed in is signed out.',
      'If it was not you, ignore this mail: your password stays as it is.',
      '',
    ].join('\n'),
    html: page(
      'Reset your Invoscope password',
      `<p>Hello ${escapeHtml(singleLine(username))},</p>
<p>somebody, most likely you, asked to reset the password of your Invoscope account.</p>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0f6b73;color:#fff;text-decoration:none;font-weight:600">Choose a new password</a></p>
<p>The link works once and for ${minutes} minutes. When you have chosen a new password, every device that is signed in is signed out.</p>
<p style="color:#5b6673">If it was not you, ignore this mail: your password stays as it is.</p>
<p style="color:#5b6673;font-size:13px;word-break:break-all">If the button does not work, open this address: ${escapeHtml(link)}</p>`,
    ),
  };
}

/** A customer's message, as the support address receives it; answering it answers the customer. */
export function contactMail(input: { to: string; message: ContactMessage; username: string; id: string }): Mail {
  const { to, message, username, id } = input;
  const subject = singleLine(message.subject);
  const facts = [
    `From: ${singleLine(message.name)} <${message.email}>`,
    `Account: ${singleLine(username)}`,
    `Message: ${id}`,
  ];
  return {
    to,
    replyTo: { name: singleLine(message.name), address: message.email },
    subject: `[Invoscope] ${subject}`,
    text: `${facts.join('\n')}\n\n${message.message}\n`,
    html: page(
      subject,
      `<p style="color:#5b6673;font-size:13px">${facts.map(escapeHtml).join('<br>')}</p>
<p style="font-weight:600">${escapeHtml(subject)}</p>
<div style="white-space:pre-wrap">${escapeHtml(message.message)}</div>`,
    ),
  };
}
