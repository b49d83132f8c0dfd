import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

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

interface NotesOptions {
  secret: string;
  clock: Clock;
  carrier: Carrier;
}

export function createBriefNotes({ secret, clock, carrier }: NotesOptions): BriefNotes {
  const sign = (name: string, payload: string) =>
    createHmac('sha256', secret).update(`brief-note\n${name}\n${payload}`).digest();

  const open = (name: string, text: string): unknown => {
    const [payload = '', signature = ''] = text.split('.');
    const given = Buffer.from(signature, 'base64url');
    const right = sign(name, payload);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
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
      carrier.set(name, `${payload}.${sign(name, payload).toString('base64url')}`, seconds);
    },
    read(name) {
      const text = carrier.get(name);
      return text === undefined ? undefined : open(name, text);
    },
    drop: (name) => carrier.clear(name),
  };
}
