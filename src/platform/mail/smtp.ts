import { createTransport } from 'nodemailer';
import { type Deliver, MailRefused } from './mail.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, or `smtps:` for TLS from the first byte. */
  url: string;
  from: { name: string; address: string };
  /** Host of the public address, the right side of every Message-ID. */
  host: string;
}

/** Sends through a mail server. The Message-ID is derived from the mail's id, so that a mail handed over twice is recognized. */
export function createSmtp({ url, from, host }: SmtpOptions): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, to, language, subject, html, text, unsubscribe }) => {
    try {
      await transport.sendMail({
        messageId: `<${id}@${host}>`,
        from,
        to: { name: '', address: to },
        subject,
        html,
        text,
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          // One click in the mail program (RFC 8058).
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe.href}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      throw isForGood(error) ? new MailRefused('refused by the mail server', { cause: error }) : error;
    }
  };
}

/** The server answered and accepted our login, but refuses this recipient or this mail. */
function isForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}
