import type { UserId } from '#core/ids.ts';
import type { PersonNews } from '#core/person-news.ts';
import type { Ctx } from '../ctx.ts';
import type { Events } from './events.ts';

const personTold = 'person.told';

/**
 * Tells a person's open pages, on all her devices and through every process, to load something again. Goes out once the
 * surrounding transaction has committed.
 */
export function tellPerson(ctx: Pick<Ctx, 'events' | 'afterCommit'>, userId: UserId, what: PersonNews): void {
  ctx.afterCommit(() => ctx.events.publish(personTold, `${what} ${userId}`));
}

/** Hears what people are told; `missed` when some may not have been heard. The returned function ends it. */
export function hearPeopleTold(
  events: Events,
  { told, missed }: { told(userId: UserId, what: PersonNews): void; missed(): void },
): () => void {
  return events.subscribe(personTold, (payload) => {
    if (payload === '') return missed();
    const [what, userId] = payload.split(' ');
    told(userId as UserId, what as PersonNews);
  });
}
