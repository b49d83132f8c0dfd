import { describeDevice } from '#features/sign-in/sessions/server/device.ts';
import {
  rowsAtMost,
  tableOf,
  text,
  time,
  words,
  type PersonSection,
} from '#features/people/server/public.ts';
import { nameZone } from '#platform/jewish-calendar/visitor-place.ts';

/** Where she is signed in. */
export const sessionsSection: PersonSection = {
  name: 'sessions',
  title: 'signIn.panel.sessions',
  permission: 'users.find',
  async read(ctx, { id }) {
    const rows = await ctx.db
      .selectFrom('sessions')
      .select(['user_agent', 'time_zone', 'created_at', 'last_seen_at'])
      .where('user_id', '=', id)
      .where('expires_at', '>', ctx.clock.now())
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .limit(rowsAtMost + 1)
      .execute();
    type Row = (typeof rows)[number];
    const { say } = ctx;
    const columns = {
      [say('signIn.panel.device')]: ({ user_agent }: Row) => {
        const { browser, system } = describeDevice(user_agent);
        return words([browser, system].filter(Boolean).join(', ') || say('signIn.panel.app'));
      },
      [say('signIn.panel.place')]: ({ time_zone }: Row) =>
        time_zone === null ? null : text(nameZone(time_zone, ctx.locale)),
      [say('signIn.panel.firstSeen')]: ({ created_at }: Row) => time(created_at),
      [say('signIn.panel.lastSeen')]: ({ last_seen_at }: Row) => time(last_seen_at),
    };
    return { tables: [tableOf(say('signIn.panel.sessionsCaption'), columns, rows)] };
  },
};
