import { randomUUID } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Events } from '#platform/events/events.ts';
import { ActivityBuffer } from './activity-buffer.ts';
import type { ActivityKind } from './activity-kinds.ts';
import { startOf } from './periods.ts';
import { storeBatch, type ActivityEvent } from './store-batch.ts';

type NoteCtx = Pick<Ctx, 'actor' | 'clock' | 'events'>;

/** What a signed-in person did: of a visit there is `noteVisit`. */
export interface Activity {
  kind: Exclude<ActivityKind, 'visit' | 'active'>;
  subject?: string;
  detail?: string;
  /** Seconds, of `watched`. */
  amount?: number;
}

// A process has one events port; each test has its own.
const buffers = new WeakMap<Events, ActivityBuffer>();
const flushes = new WeakMap<Events, Promise<void>>();

function bufferOf({ events }: Pick<Ctx, 'events'>): ActivityBuffer {
  const known = buffers.get(events) ?? new ActivityBuffer();
  buffers.set(events, known);
  return known;
}

/** Notes what the caller did, without a query: it is stored within seconds, and a crash loses it. Nothing of visitors. */
export function noteActivity(ctx: NoteCtx, ...activities: readonly Activity[]): void {
  for (const activity of activities) {
    const event = toEvent(ctx, activity);
    if (event) bufferOf(ctx).add(event);
  }
}

/** Records what the caller did in the transaction of the act itself: it is kept exactly if the act is. */
export async function recordActivity(
  ctx: NoteCtx & Pick<Ctx, 'db'>,
  activities: readonly Activity[],
): Promise<void> {
  const events = activities.flatMap((activity) => toEvent(ctx, activity) ?? []);
  if (events.length > 0) await storeBatch(ctx, { id: randomUUID(), events, seconds: [] });
}

/** Notes that the caller used the product today; the first time in this process alone costs more than a look into a set. */
export function noteActive(ctx: NoteCtx): void {
  const { actor } = ctx;
  if (!isCounted(actor)) return;
  const buffer = bufferOf(ctx);
  const day = today(ctx);
  if (!buffer.isNews(day, actor.userId)) return;
  const { userId } = actor;
  buffer.add({ day, kind: 'active', subject: '', detail: '', userId, language: null, amount: 1 });
}

/** Counts a visit: that someone came, in which language, and nothing about whom. */
export function noteVisit(ctx: NoteCtx & Pick<Ctx, 'locale'>): void {
  const language = ctx.locale;
  bufferOf(ctx).add({
    day: today(ctx),
    kind: 'visit',
    subject: '',
    detail: '',
    userId: null,
    language,
    amount: 1,
  });
}

/** Notes the seconds of a film that the caller has now seen for the first time, as half-open spans of whole seconds. */
export function noteSeconds(
  ctx: NoteCtx,
  subject: string,
  spans: readonly (readonly [from: number, to: number])[],
): void {
  if (!isCounted(ctx.actor)) return;
  const buffer = bufferOf(ctx);
  const month = startOf('month', today(ctx));
  for (const [from, to] of spans)
    for (let second = from; second < to; second += 1) buffer.addSecond({ subject, month, second });
}

/**
 * Stores what was noted. What cannot be stored now is sent again the next time, under the same id: it is counted once. A
 * flush that runs already is waited for.
 */
export async function flushActivity(ctx: Pick<Ctx, 'db' | 'clock' | 'events' | 'log'>): Promise<void> {
  const flush = (flushes.get(ctx.events) ?? Promise.resolve()).then(() => storeNoted(ctx));
  flushes.set(ctx.events, flush);
  await flush;
}

async function storeNoted(ctx: Pick<Ctx, 'db' | 'clock' | 'events' | 'log'>): Promise<void> {
  const buffer = bufferOf(ctx);
  for (const batch of buffer.take(ctx)) {
    try {
      await storeBatch(ctx, batch);
      buffer.stored(batch);
    } catch (error) {
      ctx.log.error({ err: error }, 'activity could not be stored');
      return;
    }
  }
}

function toEvent(
  ctx: NoteCtx,
  { kind, subject = '', detail = '', amount = 1 }: Activity,
): ActivityEvent | undefined {
  const { actor } = ctx;
  if (!isCounted(actor)) return undefined;
  const whole = Math.round(amount);
  return whole > 0
    ? { day: today(ctx), kind, subject, detail, userId: actor.userId, language: null, amount: whole }
    : undefined;
}

/** Nothing is recorded of a minor before her guardian approves. */
function isCounted(actor: Actor): actor is Extract<Actor, { kind: 'member' }> {
  return actor.kind === 'member' && !actor.awaitingGuardian;
}

function today({ clock }: Pick<Ctx, 'clock'>): string {
  return clock.now().toISOString().slice(0, 10);
}
