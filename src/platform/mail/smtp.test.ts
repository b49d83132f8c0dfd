import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Mail, MailRefused } from './mail.ts';
import { createSmtp } from './smtp.ts';

const mail: Mail = {
  id: 'stable-id',
  to: 'miriam@example.org',
  language: 'he',
  subject: 'ברוכים הבאים',
  html: '<p dir="rtl">שלום</p>',
  text: 'שלום',
};

async function startServer(options: SMTPServerOptions = {}) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      void text(stream).then((message) => {
        received.push(message);
        callback();
      });
    },
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

function createTestSmtp(url: string) {
  return createSmtp({ url, from: { name: 'Lamed', address: 'mail@lamed.test' }, host: 'lamed.test' });
}

describe('SMTP', () => {
  test('carries both forms of a mail in its language, with a Message-ID derived from its id', async () => {
    const { received, url } = await startServer();
    const deliver = createTestSmtp(url);
    await deliver(mail);
    await deliver(mail);
    for (const message of received) {
      expect(message).toContain('Message-ID: <stable-id@lamed.test>');
      expect(message).toContain('Content-Language: he');
      expect(message).toContain('Auto-Submitted: auto-generated');
      expect(message).toMatch(/^From: Lamed <mail@lamed\.test>/m);
      expect(message).toMatch(/^To: miriam@example\.org/m);
      expect(message).toContain(`Subject: =?UTF-8?`);
      expect(message).toMatch(/text\/plain[^]*text\/html/);
    }
    expect(received).toHaveLength(2);
  });

  test('says in the head of a mail how to end others like it, and nothing where that is not possible', async () => {
    const { received, url } = await startServer();
    const href = `https://lamed.test/unsubscribe/${'x'.repeat(200)}`;
    await createTestSmtp(url)({ ...mail, unsubscribe: { topic: 'invitations', href } });
    await createTestSmtp(url)(mail);
    const [first = '', second = ''] = received.map((message) => message.replace(/\r\n\s+/g, ' '));
    expect(first).toContain(`List-Unsubscribe: <${href}>`);
    expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(second).not.toContain('List-Unsubscribe');
  });

  test('lets no line of an address or subject become a header', async () => {
    const { received, url } = await startServer();
    await createTestSmtp(url)({ ...mail, subject: 'Hello\r\nBcc: victim@example.org' });
    expect(received[0]).not.toMatch(/^Bcc:/m);
  });

  test('tells a permanently refused recipient from a temporary server failure', async () => {
    const refusing = (responseCode: number) =>
      startServer({
        onRcptTo: (_address, _session, callback) =>
          callback(Object.assign(new Error('no'), { responseCode })),
      });
    await expect(createTestSmtp((await refusing(550)).url)(mail)).rejects.toBeInstanceOf(MailRefused);
    await expect(createTestSmtp((await refusing(451)).url)(mail)).rejects.not.toBeInstanceOf(MailRefused);
    await expect(createTestSmtp('smtp://127.0.0.1:1')(mail)).rejects.not.toBeInstanceOf(MailRefused);
  });
});
