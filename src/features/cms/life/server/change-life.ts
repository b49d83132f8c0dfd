import { sql } from 'kysely';
import { localeCodes, type Locale } from '#core/locale.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import type { ActName } from '#platform/composition/audited-acts.ts';
import type { Ctx } from '#platform/ctx.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { refuseUnfit, refuseUnwritten } from '#features/cms/entries/server/check-fields.ts';
import { getRef } from '#features/cms/entries/server/content-types.ts';
import {
  layVersion,
  lockEntry,
  type LanguageRow,
  type StoredEntry,
} from '#features/cms/entries/server/entry-rows.ts';
import type { Author } from '#features/cms/entries/server/author.ts';
import { refuseChangedMeanwhile } from '#features/cms/entries/server/save-entry.ts';
import { markChanges } from '#features/cms/entries/server/write-version.ts';
import { announce, entriesPublished } from '#features/cms/server/announced.ts';
import { nextState, type LanguageState, type LifeAct } from '../policy.ts';

export interface LifeInput {
  id: string;
  /** The version that the author saw, if she must not act on a later one. */
  version?: number | undefined;
  locales: readonly Locale[];
}

/** When and in which zone something is to be published. */
export interface Schedule {
  at: Date;
  zone: string;
}

/** Publishes, withdraws or archives languages of an entry, or schedules that. All of them, or none. */
export async function changeLife(
  ctx: Ctx,
  act: LifeAct,
  input: LifeInput,
  { author, schedule }: { author: Author; schedule?: Schedule },
): Promise<void> {
  if (!author.rights.publish) throw new Forbidden('forbidden', 'app.refusal.forbidden');
  const ref = getRef(ctx, input.id);
  await inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, ref);
    if (input.version !== undefined) await refuseChangedMeanwhile(ctx, entry, { version: input.version });
    await actOnLocked(ctx, entry, act, input.locales, { who: author.who, schedule });
  });
}

/** The same for an entry that the caller has locked. */
export async function actOnLocked(
  ctx: Ctx,
  entry: StoredEntry,
  act: LifeAct,
  locales: readonly Locale[],
  { who, schedule }: { who: string; schedule?: Schedule | undefined },
): Promise<void> {
  const { ref, row } = entry;
  const content = layVersion(entry.shipped, entry.head);
  if (act === 'publish') await refuseUnfit(ctx, ref, content, locales);
  if (act === 'schedule') refuseUnwritten(content, locales);
  const steps = locales.map((locale) => stepOf(entry, act, locale));
  for (const { language, to } of steps) {
    await ctx.db
      .updateTable('entry_languages')
      .set({
        state: to,
        live_version: liveAfter(act, language, row.version),
        publish_at: to === 'scheduled' ? (schedule?.at ?? null) : null,
        publish_zone: to === 'scheduled' ? (schedule?.zone ?? null) : null,
        problem: null,
      })
      .where('entry_id', '=', ref.id)
      .where('locale', '=', language.locale)
      .execute();
  }
  await noteActs(ctx, entry, act, locales, { who, publishAt: schedule?.at });
  if (act === 'schedule' || act === 'unschedule') return;
  await putInForce(ctx, entry, act);
  const change = { contentType: ref.type.name, keys: [ref.key], locales };
  await callHook(ctx, entriesPublished, change);
  await announce(ctx, change);
}

function stepOf(
  { languages }: StoredEntry,
  act: LifeAct,
  locale: Locale,
): { language: LanguageRow; to: LanguageState } {
  const language = languages.find((each) => each.locale === locale);
  if (!language) throw new NotFound();
  const to = nextState(act, { state: language.state, isLive: language.live_version !== null });
  if (!to) throw new Conflict('wrong_state', 'cms.refusal.wrongState', { locale, state: language.state });
  return { language, to };
}

function liveAfter(act: LifeAct, language: LanguageRow, version: number): number | null {
  if (act === 'publish') return version;
  return act === 'unpublish' || act === 'archive' ? null : language.live_version;
}

/** The shared part that is in force is that of the latest publication, as long as any language is live. */
async function putInForce(ctx: Ctx, { ref, row }: StoredEntry, act: LifeAct): Promise<void> {
  const live = act === 'publish' ? row.version : row.live_version;
  const isAnyLive = sql<boolean>`exists (
    select from entry_languages where entry_id = ${ref.id} and live_version is not null)`;
  await ctx.db
    .updateTable('entries')
    .set({ live_version: sql`case when ${isAnyLive} then ${live}::int end` })
    .where('id', '=', ref.id)
    .execute();
  await markChanges(ctx, ref.id);
}

/** Writes down who did what with which languages, for the entry's history and for the audit log. */
export async function noteActs(
  ctx: Ctx,
  { ref, row }: Pick<StoredEntry, 'ref' | 'row'>,
  act: NotedAct,
  locales: readonly (Locale | null)[],
  { who, publishAt }: { who: string; publishAt?: Date | undefined },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db
    .insertInto('entry_acts')
    .values(
      locales.map((locale) => ({
        entry_id: ref.id,
        locale,
        act,
        version: row.version,
        publish_at: publishAt ?? null,
        at,
        who,
      })),
    )
    .execute();
  const languages = localeCodes.filter((locale) => locales.includes(locale)).join(', ');
  const until = publishAt ? ` for ${publishAt.toISOString()}` : '';
  await recordAudit(ctx, {
    who,
    what: auditedAs[act],
    subject: ref.id,
    why: `version ${row.version}${languages && `: ${languages}`}${until}`,
  });
}

type NotedAct = LifeAct | 'delete' | 'undelete' | 'fail';

const auditedAs = {
  publish: 'entry.published',
  unpublish: 'entry.unpublished',
  schedule: 'entry.scheduled',
  unschedule: 'entry.unscheduled',
  archive: 'entry.archived',
  delete: 'entry.deleted',
  undelete: 'entry.undeleted',
  fail: 'entry.publicationFailed',
} as const satisfies Record<NotedAct, ActName>;
