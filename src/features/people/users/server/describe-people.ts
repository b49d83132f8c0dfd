import type { Whereabouts } from '#platform/jewish-calendar/visitor-place.ts';
import { pictureHref } from '#core/picture-href.ts';
import { sql, type Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/people/policy.ts';
import type { UsersTable } from './tables.ts';
import { whereaboutsOf } from './whereabouts.ts';

/** What other features may show about a person; `avatar` is a picture's address. */
export interface PersonDescribed {
  firstName: string;
  lastName: string;
  /** What she wants to be called, else her full name. */
  displayName: string;
  avatar: string | undefined;
  language: Locale;
  minor: boolean;
  /** A minor whose guardian has not approved, or has withdrawn: nothing of hers is shown. */
  awaitsGuardian: boolean;
}

/** These people by id; deleted accounts are left out. */
export async function describePeople(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, PersonDescribed>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(describedColumns)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, describe(row, clock.now())]));
}

/** How a user learns: with the game or without it, and where her days begin. */
export interface LearningChoices extends Whereabouts {
  classicMode: boolean;
}

/** What these people have chosen, by id; deleted accounts are left out. */
export async function findLearningChoices(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly UserId[],
): Promise<ReadonlyMap<UserId, LearningChoices>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'classic_mode', 'place', 'time_zone'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, { classicMode: row.classic_mode, ...whereaboutsOf(row) }]));
}

/**
 * One person, whose standing is locked until the caller's transaction ends: what depends on it and what changes it
 * happen one after the other. Undefined if her account is gone.
 */
export async function lockPerson(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<PersonDescribed | undefined> {
  const row = await db
    .selectFrom('users')
    .select(describedColumns)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && describe(row, clock.now());
}

const describedColumns = [
  'id',
  'first_name',
  'last_name',
  'display_name',
  'avatar',
  'frame',
  'language',
  'adult_from',
  'guardian_approved_at',
] as const;

function describe(
  row: Pick<Selectable<UsersTable>, (typeof describedColumns)[number]>,
  now: Date,
): PersonDescribed {
  const minor = isMinor(row.adult_from, now);
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name || `${row.first_name} ${row.last_name}`.trim(),
    avatar: pictureHref(row.avatar, row.frame),
    language: row.language,
    minor,
    awaitsGuardian: minor && row.guardian_approved_at === null,
  };
}
