import { sql, type RawBuilder } from 'kysely';
import { entitledColumns, hasPlan, hasStatus, selectEntitlements } from '#features/billing/server/public.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { UsersRequest } from '../contract.ts';
import { nameOf } from './user-row.ts';

const columns = [
  'users.id',
  'users.first_name',
  'users.last_name',
  'users.display_name',
  'users.email_address',
  'users.role',
  'users.language',
  'users.created_at',
  'users.last_seen_at',
  'users.adult_from',
  'users.admin',
  'users.staff',
  'users.restricted_at',
] as const;

/** Every account, as the administration searches it. */
export const usersListing = defineListing({
  name: 'users',
  request: UsersRequest,
  rows: ({ db }) =>
    db
      .selectFrom('users')
      .leftJoin(selectEntitlements(db), 'entitlements.user_id', 'users.id')
      .select(columns)
      .select(entitledColumns),
  id: sql.ref('users.id'),
  sorts: {
    created: { by: sql.ref('users.created_at'), type: 'timestamptz', isRequired: true },
    lastSeen: { by: sql.ref('users.last_seen_at'), type: 'timestamptz' },
    email: { by: sql.ref('users.email_key'), type: 'text' },
  },
  defaultSort: '-created',
  filters: {
    role: (role) => sql`users.role = ${role}`,
    plan: (plan, { clock }) => hasPlan(plan, clock.now()),
    status: (status, { clock }) => hasStatus(status, clock.now()),
    language: (language) => sql`users.language = ${language}`,
    class: (id) =>
      sql`exists (select from class_standings where class_standings.user_id = users.id and class_id = ${id})`,
    family: (id) => sql`users.id in (select user_id from family_ties where of_user_id = ${id})`,
    createdFrom: (day) => sql`users.created_at >= ${day}::timestamp at time zone 'UTC'`,
    createdTo: (day) => sql`users.created_at < (${day}::timestamp + interval '1 day') at time zone 'UTC'`,
    seenFrom: (day) => sql`users.last_seen_at >= ${day}::timestamp at time zone 'UTC'`,
  },
  search: findByWords,
  csv: {
    permission: 'users.export',
    columns: [
      { heading: 'people.panel.id', value: ({ id }) => id },
      { heading: 'people.panel.fullName', value: (row) => nameOf(row) },
      { heading: 'people.panel.email', value: ({ email_address }) => email_address },
      { heading: 'people.panel.role', value: ({ role }) => role },
      { heading: 'people.panel.language', value: ({ language }) => language },
      { heading: 'people.panel.created', value: ({ created_at }) => created_at },
      { heading: 'people.panel.lastSeen', value: ({ last_seen_at }) => last_seen_at },
    ],
  },
});

/** An id finds its account; anything else, everyone one of whose words begins with each word of it. */
export function findByWords(q: string): RawBuilder<boolean> | undefined {
  const words = q.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const prefixes = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`(
    users.id = ${q.trim().toLowerCase()}
    or words_of_person(users.first_name, users.last_name, users.display_name, users.email_address)
      @@ to_tsquery('simple', fold_text(${prefixes}))
  )`;
}
