import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../crypto/cipher.ts';
import { isSigned } from '../crypto/signature.ts';

/**
 * Data that the browser should send back within minutes, in a signed cookie that scripts cannot see: the user can read it,
 * nobody can change it.
 */
export interface BriefNotes {
  keep(name: string, value: object, seconds: number): void;
  /** Undefined when there is none, or it has expired or been forged. */
  read(name: string): unknown;
  drop(name: string): void;
}

/** The wire format of a note. */
interface Carrier {
  get(name: string): string | undefined;
  set(name: string, text: string, seconds: number): void;
  clear(name: string): void;
}

interface NotesOptions extends Secrets {
  clock: Clock;
  carrier: Carrier;
}

export function createBriefNotes({ clock, carrier, ...secrets }: NotesOptions): BriefNotes {
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
    keep(name, value, seconds) {
      const note = { value, until: clock.now().getTime() + seconds * 1000 };
      const payload = Buffer.from(JSON.stringify(note)).toString('base64url');
      carrier.set(name, `${payload}.${sign(name, payload, secrets.secret).toString('base64url')}`, seconds);
    },
    read(name) {
      const text = carrier.get(name);
      return text === undefined ? undefined : open(name, text);
    },
    drop: (name) => carrier.clear(name),
  };
}
