import { isLocale } from '#core/locale.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { UsersTable } from '#features/people/users/server/tables.ts';
import type { Updateable } from 'kysely';
import { anyReason } from '../policy.ts';
import type { PanelPerson } from './panel-person.ts';
import type { PersonAct } from './person-acts.ts';

/** Mails and pages are in her language from now on; a browser in which one was chosen keeps it. */
const changeLanguage: PersonAct = {
  name: 'change-language',
  title: 'people.act.language',
  explanation: 'people.act.languageExplained',
  permission: 'users.help',
  audited: 'user.language_changed',
  fields: ['language'],
  bulk: { undo: ({ language }) => ({ act: 'change-language', ...(isLocale(language) && { language }) }) },
  isOffered: () => Promise.resolve(true),
  async run(ctx, person, { language = person.language }) {
    await change(ctx, person, { language });
    return { before: { language: person.language }, after: { language } };
  },
};

/** She counts as a restricted free account from the next request on, whatever her plan (README, Words). */
const restrict: PersonAct = {
  name: 'restrict',
  title: 'people.act.restrict',
  explanation: 'people.act.restrictExplained',
  permission: 'users.manage',
  audited: 'user.restricted',
  fields: ['reason'],
  shortestReason: () => anyReason,
  neverForStaff: true,
  bulk: { undo: () => ({ act: 'unrestrict' }) },
  isOffered: (_ctx, { restrictedSince }) => Promise.resolve(restrictedSince === null),
  async run(ctx, person) {
    const now = ctx.clock.now();
    await change(ctx, person, { restricted_at: now });
    return { before: { restricted: null }, after: { restricted: now } };
  },
};

const unrestrict: PersonAct = {
  name: 'unrestrict',
  title: 'people.act.unrestrict',
  explanation: 'people.act.unrestrictExplained',
  permission: 'users.manage',
  audited: 'user.unrestricted',
  fields: ['reason'],
  shortestReason: () => anyReason,
  bulk: {},
  isOffered: (_ctx, { restrictedSince }) => Promise.resolve(restrictedSince !== null),
  async run(ctx, person) {
    await change(ctx, person, { restricted_at: null });
    return { before: { restricted: person.restrictedSince }, after: { restricted: null } };
  },
};

export const accountActs = [changeLanguage, restrict, unrestrict];

async function change(
  { db }: RequestCtx,
  { id }: PanelPerson,
  columns: Updateable<UsersTable>,
): Promise<void> {
  await db.updateTable('users').set(columns).where('id', '=', id).execute();
}
