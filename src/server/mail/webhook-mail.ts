import { escapeHtml, page, singleLine } from './compose-mail.ts';
import type { Mail } from './mailer.ts';

/** The mail about a webhook that was paused by itself. `link` leads to where it can be resumed. */
export function pausedWebhookMail(input: { to: string; username: string; url: string; link: string }): Mail {
  const { to, username, url, link } = input;
  const subject = 'Invoscope has paused a webhook';
  return {
    to,
    subject,
    text: [
      `Hello ${singleLine(username)},`,
      '',
      'for a day nothing got through to the address of your webhook:',
      '',
      url,
      '',
      'It is paused now: nothing more is sent to it. What was answered is in its log of deliveries. When the address',
      'works again, resume the webhook here:',
      '',
      link,
      '',
    ].join('\n'),
    html: page(
      subject,
      `<p>Hello ${escapeHtml(singleLine(username))},</p>
<p>for a day nothing got through to the address of your webhook:</p>
<p style="word-break:break-all"><code>${escapeHtml(url)}</code></p>
<p>It is paused now: nothing more is sent to it. What was answered is in its log of deliveries. When the address works again, resume the webhook in the settings.</p>
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0f6b73;color:#fff;text-decoration:none;font-weight:600">Open the settings</a></p>`,
    ),
  };
}
