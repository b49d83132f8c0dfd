import { describeParties } from '#features/people/audit/server/describe-parties.ts';
import { sayAct, sayReason } from '#features/people/audit/server/say-act.ts';
import { link, rowsAtMost, tableOf, text, time, type PersonSection } from './person-sections.ts';

/** What was done to her account, and what she did as one of the staff. */
export const auditSection: PersonSection = {
  name: 'audit',
  title: 'people.panel.audit',
  permission: 'audit.read',
  async read(ctx, { id }) {
    const rows = await ctx.db
      .selectFrom('audit_entries')
      .select(['at', 'who', 'what', 'subject', 'why'])
      .where('subject', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(rowsAtMost + 1)
      .execute();
    if (rows.length === 0) return undefined;
    const { say } = ctx;
    const entries = await describeParties(ctx, rows);
    type Entry = (typeof entries)[number];
    const columns = {
      [say('people.panel.at')]: ({ at }: Entry) => time(at),
      [say('people.panel.what')]: ({ what }: Entry) => text(sayAct(ctx, what)),
      [say('people.panel.who')]: ({ who }: Entry) => showParty(who),
      [say('people.panel.why')]: (entry: Entry) => text(sayReason(ctx, entry)),
    };
    return { tables: [tableOf(say('people.panel.auditCaption'), columns, entries)] };
  },
};

function showParty({ id, name, href }: { id: string; name: string | null; href: string | null }) {
  const shown = name ?? id;
  return href === null ? text(shown) : link(shown, href);
}
