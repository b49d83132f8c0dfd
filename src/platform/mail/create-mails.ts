import { brand } from '#core/brand.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Deliver, Mails } from './mail.ts';
import { createMailOutbox, type OutboxOptions } from './outbox.ts';
import { createMailSeal } from './seal-mail.ts';
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts';

export interface MailsOptions {
  config: Pick<Config, 'mail' | 'publicUrl' | 'secret' | 'previousSecret'>;
  db: Db;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  placeOf: OutboxOptions['placeOf'];
  isUnwanted: OutboxOptions['isUnwanted'];
}

/**
 * Mail as configured: by the mail server, else kept for `/dev/mail` on a developer's machine, else waiting until a server
 * is configured.
 */
export async function createMails({ config, ...rest }: MailsOptions): Promise<Mails> {
  const { inbox, smtpUrl } = config.mail;
  if (!smtpUrl && !inbox) rest.log.warn('no SMTP_URL: mail waits in the database, for three days at most');
  return createMailOutbox({
    ...rest,
    seal: createMailSeal(config),
    tokens: createUnsubscribeTokens(config),
    deliver: await findDelivery(config),
    keepsSent: inbox,
  });
}

async function findDelivery({ mail, publicUrl }: MailsOptions['config']): Promise<Deliver | undefined> {
  // In our own inbox, keeping a mail is delivering it.
  if (mail.inbox) return () => Promise.resolve();
  if (!mail.smtpUrl) return undefined;
  const { createSmtp } = await import('./smtp.ts');
  return createSmtp({
    url: mail.smtpUrl,
    from: { name: brand.name, address: mail.from },
    host: new URL(publicUrl).hostname,
  });
}
