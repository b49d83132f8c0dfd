import { rowsAtMost, tableOf, text, time, type PersonSection } from './person-sections.ts';

/** What was done to her account, and what she did as one of the staff. */
export const auditSection: PersonSection = {
  name: 'audit',
  title: 'people.panel.audit',
  permission: 'audit.read',
  async read(ctx, { id }) {
    const rows = await ctx.db
      .selectFrom('audit_entries')
      .select(['at', 'who', 'what', 'why'])
      .where('subject', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(rowsAtMost + 1)
      .execute();
    if (rows.length === 0) return undefined;
    const { say } = ctx;
    const columns = {
      [say('people.panel.at')]: ({ at }: (typeof rows)[number]) => time(at),
      [say('people.panel.what')]: ({ what }: (typeof rows)[number]) => text(what),
      [say('people.panel.who')]: ({ who }: (typeof rows)[number]) => text(who),
      [say('people.panel.why')]: ({ why }: (typeof rows)[number]) => text(why),
    };
    return { tables: [tableOf(say('people.panel.auditCaption'), columns, rows)] };
  },
};
