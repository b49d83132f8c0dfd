import { SmsFailed, type Sms } from './sms.ts';

const waitMilliseconds = 8_000;

/**
 * Text messages by Twilio, or by another service that takes its call: a form with `To`, `From` and `Body`. The address is
 * `https://ACCOUNT:TOKEN@host/path?From=NUMBER`.
 */
export function createTwilioSms(address: string, ask: typeof fetch = fetch): Sms {
  const url = new URL(address);
  const from = url.searchParams.get('From') ?? '';
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const target = `${url.origin}${url.pathname}`;
  return {
    async send(_ctx, { to, text }) {
      let response: Response;
      try {
        response = await ask(target, {
          method: 'POST',
          headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
          body: new URLSearchParams({ To: to, From: from, Body: text }),
          signal: AbortSignal.timeout(waitMilliseconds),
        });
      } catch (error) {
        throw new SmsFailed('the service could not be reached', { cause: error });
      }
      if (!response.ok) throw new SmsFailed(`the service answered ${response.status}`);
    },
  };
}
