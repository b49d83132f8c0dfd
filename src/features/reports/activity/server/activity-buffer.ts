import { randomUUID } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { additiveKinds } from './activity-kinds.ts';
import type { ActivityEvent, Batch, SeenSecond } from './store-batch.ts';

/** What one process may hold back: about 20 MB. What comes beyond it is dropped, and counted. */
const mostHeld = 50_000;
/** Batches that could not be stored, while the database was away. */
const mostWaiting = 3;

/**
 * What was recorded since the last flush, each event once. A crash loses the few seconds of it: what must not be lost is
 * recorded in the transaction of the act itself.
 */
export class ActivityBuffer {
  #events = new Map<string, ActivityEvent>();
  #seconds = new Map<string, SeenSecond>();
  #activeToday = new Set<string>();
  #today = '';
  #dropped = 0;
  readonly #waiting: Batch[] = [];

  /** Adds an event, or to the amount of the same one. */
  add(event: ActivityEvent): void {
    const { day, kind, subject, userId, language } = event;
    const key = `${day}\n${kind}\n${subject}\n${userId ?? language}`;
    const known = this.#events.get(key);
    if (known && additiveKinds.includes(kind)) known.amount += event.amount;
    else if (!known && this.#hasRoom()) this.#events.set(key, { ...event });
  }

  /** Adds one more person who has seen a second. */
  addSecond(seen: Omit<SeenSecond, 'people'>): void {
    const key = `${seen.month}\n${seen.subject}\n${seen.second}`;
    const known = this.#seconds.get(key);
    if (known) known.people += 1;
    else if (this.#hasRoom()) this.#seconds.set(key, { ...seen, people: 1 });
  }

  /** Whether this is the first sign of a person on a day, as far as this process knows. */
  isNews(day: string, userId: string): boolean {
    if (day !== this.#today || this.#activeToday.size >= 1_000_000) {
      this.#today = day;
      this.#activeToday.clear();
    }
    return this.#activeToday.size < this.#activeToday.add(userId).size;
  }

  /** What is to be stored, the oldest first; it is forgotten once `stored` is called with it. */
  take(ctx: Pick<Ctx, 'log'>): readonly Batch[] {
    if (this.#dropped > 0)
      ctx.log.warn({ dropped: this.#dropped }, 'activity was dropped: the buffer was full');
    this.#dropped = 0;
    const [events, seconds] = [[...this.#events.values()], [...this.#seconds.values()]];
    if (events.length + seconds.length > 0) this.#waiting.push({ id: randomUUID(), events, seconds });
    this.#events = new Map();
    this.#seconds = new Map();
    const tooMany = this.#waiting.length - mostWaiting;
    if (tooMany > 0) {
      this.#waiting.splice(0, tooMany);
      ctx.log.warn({ batches: tooMany }, 'activity was dropped: it could not be stored for long');
    }
    return [...this.#waiting];
  }

  stored(batch: Batch): void {
    this.#waiting.splice(this.#waiting.indexOf(batch), 1);
  }

  #hasRoom(): boolean {
    const hasRoom = this.#events.size + this.#seconds.size < mostHeld;
    if (!hasRoom) this.#dropped += 1;
    return hasRoom;
  }
}
