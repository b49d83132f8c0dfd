import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/**
 * What the server wants the browser to bring back within minutes: readable by the person, changeable by nobody. A
 * cookie that scripts cannot see.
 */
export interface BriefNotes {
  keep(name: string, value: object, seconds: number): void;
  /** Undefined when there is none, it is over, or somebody wrote it herself. */
  read(name: string): unknown;
  drop(name: string): void;
}

/** How a note travels. */
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
