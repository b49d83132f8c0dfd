import type { Config } from '../config.ts';
import type { Mails } from '../mail/mail.ts';
import { createInboxSms } from './inbox-sms.ts';
import type { Sms } from './sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

/** Text messages as configured: by a service, else kept with the mails on a developer's machine, else none. */
export function createSms({ smsUrl, mail }: Pick<Config, 'smsUrl' | 'mail'>, mails: Mails): Sms | undefined {
  if (smsUrl !== undefined) return createTwilioSms(smsUrl);
  return mail.inbox ? createInboxSms(mails) : undefined;
}
