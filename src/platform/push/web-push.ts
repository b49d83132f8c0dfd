import { generateRequestDetails } from 'web-push';
import type { Config } from '../config.ts';
import type { Sealing } from '../crypto/sealing.ts';
import { PushFailed, type Push, type PushTarget } from './push.ts';

const waitMilliseconds = 8_000;
/** A browser that is off for longer finds its messages on its page. */
const keptSeconds = 24 * 60 * 60;
const gone = [404, 410];

interface WebPushOptions {
  keys: NonNullable<Config['push']>;
  sealing: Sealing;
  ask?: typeof fetch;
}

/** Web push (RFC 8030) with VAPID keys (RFC 8292). */
export function createWebPush({ keys, sealing, ask = fetch }: WebPushOptions): Push {
  return {
    publicKey: keys.publicKey,
    seal: (target) => ({
      sealed: sealing.seal(JSON.stringify(target)),
      browserMark: sealing.disguise(`push\n${target.endpoint}`),
    }),
    async send(sealed, note) {
      const target = JSON.parse(sealing.open(sealed)) as PushTarget;
      const request = generateRequestDetails(target, JSON.stringify(note), {
        vapidDetails: keys,
        TTL: keptSeconds,
        topic: note.tag.replaceAll('-', ''),
      });
      let response: Response;
      try {
        response = await ask(request.endpoint, {
          method: request.method,
          headers: withoutLength(request.headers),
          body: new Uint8Array(request.body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(waitMilliseconds),
        });
      } catch (error) {
        throw new PushFailed('the push service could not be reached', { cause: error });
      }
      await response.body?.cancel();
      if (gone.includes(response.status)) return 'gone';
      if (!response.ok) throw new PushFailed(`the push service answered ${response.status}`);
      return 'sent';
    },
  };
}

/** `fetch` counts the bytes itself. */
function withoutLength(headers: Record<string, unknown>): Record<string, string> {
  const { 'Content-Length': _length, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}
