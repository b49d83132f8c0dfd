import { factsOf, number, selectUsers, type PersonSection } from '#features/people/server/public.ts';
import { limitOn } from '../policy-rules.ts';
import { findTime } from './spent-time.ts';

/** How long she may learn on a screen each day, if there is a limit. */
export const timeSection: PersonSection = {
  name: 'time',
  title: 'families.panel.title',
  permission: 'users.find',
  permissionForChildren: 'users.manage',
  async read(ctx, { id, place }) {
    const { minutes_per_day } = await selectUsers(ctx.db)
      .select('minutes_per_day')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (minutes_per_day === null) return undefined;
    const { rules, spent } = await findTime(ctx, { userId: id, place, minutesPerDay: minutes_per_day });
    const limit = limitOn(rules, spent.day);
    return {
      facts: factsOf({
        ...(limit === undefined ? {} : { [ctx.say('families.panel.limit')]: number(limit) }),
        [ctx.say('families.panel.spent')]: number(spent.minutes),
      }),
    };
  },
};
