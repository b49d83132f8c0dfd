import { entitledColumns, readEntitlements, selectEntitlements } from '#features/billing/server/public.ts';
import { planOrTrial } from '#core/plans.ts';
import { showAddress } from '#features/people/users/server/show-address.ts';
import { factsOf, text, time, words, type PersonSection } from './person-sections.ts';
import { nameCountry, nameLanguage, namePlan, nameRole } from './names.ts';

/** Who she is, and the state of her account. */
export const accountSection: PersonSection = {
  name: 'account',
  title: 'people.panel.account',
  permission: 'users.find',
  async read(ctx, { id }) {
    const row = await ctx.db
      .selectFrom('users')
      .leftJoin(selectEntitlements(ctx.db), 'entitlements.user_id', 'users.id')
      .selectAll('users')
      .select(entitledColumns)
      .where('users.id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const now = ctx.clock.now();
    const { say } = ctx;
    const yes = (is: boolean) => words(is ? say('people.panel.yes') : say('people.panel.no'));
    return {
      facts: factsOf({
        [say('people.panel.id')]: text(row.id),
        [say('people.panel.fullName')]: text(`${row.first_name} ${row.last_name}`.trim()),
        [say('people.panel.displayName')]: text(row.display_name),
        [say('people.panel.email')]: text(row.email_address && showAddress(row.email_address)),
        [say('people.panel.verified')]:
          time(row.email_verified_at) ?? (row.email_address ? yes(false) : null),
        [say('people.panel.role')]: words(nameRole(ctx, row.role)),
        [say('people.panel.plan')]: words(namePlan(ctx, planOrTrial(readEntitlements(row, now), now))),
        [say('people.panel.language')]: words(nameLanguage(ctx.locale, row.language)),
        [say('people.panel.country')]: row.country ? words(nameCountry(ctx.locale, row.country)) : null,
        [say('people.panel.minor')]: yes(row.adult_from !== null && row.adult_from > now),
        [say('people.panel.created')]: time(row.created_at),
        [say('people.panel.lastSeen')]: time(row.last_seen_at),
        [say('people.panel.restrictedSince')]: time(row.restricted_at),
        [say('people.panel.eraseAt')]: time(row.erase_at),
      }),
    };
  },
};
