import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../crypto/cipher.ts';
import { isSigned } from '../crypto/signature.ts';

/** Data that the browser sends back, in signed cookies that scripts cannot see: the user can read it but not change it. */
export interface SignedCookies {
  set(name: string, value: object, seconds: number): void;
  /** Undefined when there is none, or it has expired or been forged. */
  read(name: string): unknown;
  clear(name: string): void;
}

/** The cookies of a request and its response. */
interface CookieJar {
  get(name: string): string | undefined;
  set(name: string, text: string, seconds: number): void;
  clear(name: string): void;
}

interface SignedCookiesOptions extends Secrets {
  clock: Clock;
  jar: CookieJar;
}

export function createSignedCookies({ clock, jar, ...secrets }: SignedCookiesOptions): SignedCookies {
  // The first words are those of the first release: others would end every known device.
  const sign = (name: string, payload: string, secret: string) =>
    createHmac('sha256', secret).update(`brief-note\n${name}\n${payload}`).digest();

  const open = (name: string, text: string): unknown => {
    const [payload = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    if (!isSigned(given, secrets, (secret) => sign(name, payload, secret))) return undefined;
    const { value, until } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      value: unknown;
      until: number;
    };
    return until > clock.now().getTime() ? value : undefined;
  };

  return {
    set(name, value, seconds) {
      const signed = { value, until: clock.now().getTime() + seconds * 1000 };
      const payload = Buffer.from(JSON.stringify(signed)).toString('base64url');
      jar.set(name, `${payload}.${sign(name, payload, secrets.secret).toString('base64url')}`, seconds);
    },
    read(name) {
      const text = jar.get(name);
      return text === undefined ? undefined : open(name, text);
    },
    clear: (name) => jar.clear(name),
  };
}
