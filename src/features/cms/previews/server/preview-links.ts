import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { dayMs } from '#core/durations.ts';
import type { Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { defineOpenLink } from '#platform/links/link-kind.ts';
import { createLink, endLinksAbout, findLink } from '#platform/links/links.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { getRef } from '#features/cms/entries/server/content-types.ts';
import { findEntry } from '#features/cms/entries/server/entry-rows.ts';
import { nameAuthors } from '#features/cms/entries/server/name-authors.ts';
import { authorOf } from '#features/cms/entries/server/rights.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { OpenPreview, PreviewLink } from '../contract.ts';

/** How long a link shows what it was made for. */
export const previewDaysSetting = defineSetting({
  key: 'cms.previewDays',
  schema: z.int().min(1).max(90),
  initial: 7,
  form: {
    area: 'learning',
    title: 'cms.setting.previewDays',
    hint: 'cms.setting.previewDaysHint',
    fields: { '': { label: 'cms.setting.previewDays', unit: 'days' } },
  },
});

/** Its subject is the id of the preview. */
const previewLink = defineOpenLink({ name: 'cms-preview', lifetime: 7 * dayMs });

/** Where a preview is shown. */
export const previewPath = (token: string) => `/preview/${token}`;

/** More than anyone reads: the latest are listed. */
const listedAtMost = 100;

/** Makes a link to the draft of an entry in a language. Only the holder of the link knows its token. */
export async function createPreview(
  ctx: RequestCtx,
  { id, locale }: { id: string; locale: Locale },
): Promise<PreviewLink> {
  const entry = await findEntry(ctx, getRef(ctx, id));
  if (!entry || entry.row.deleted_at) throw new NotFound();
  const lifetime = (await readSetting(ctx, previewDaysSetting)) * dayMs;
  const { who } = authorOf(ctx);
  const preview = { id: randomUUID(), entry_id: entry.ref.id, locale, made_by: who };
  const made = ctx.clock.now();
  const expires = new Date(made.getTime() + lifetime);
  const token = await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('entry_previews')
      .values({ ...preview, made_at: made, expires_at: expires })
      .execute();
    await recordAudit(ctx, { who, what: 'entry.previewMade', subject: entry.ref.id, why: locale });
    return createLink(ctx, { kind: { ...previewLink, lifetime }, subject: preview.id });
  });
  return { id: preview.id, href: ctx.origin + previewPath(token), expiresAt: expires.toISOString() };
}

/** The links to drafts of an entry that are open, the latest first. */
export async function listPreviews(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ items: OpenPreview[]; totalItems: number }> {
  const rows = await ctx.db
    .selectFrom('entry_previews')
    .selectAll()
    .where('entry_id', '=', getRef(ctx, id).id)
    .where('expires_at', '>', ctx.clock.now())
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(listedAtMost)
    .execute();
  const nameOf = await nameAuthors(
    ctx,
    rows.map(({ made_by }) => made_by),
  );
  const items = rows.map((row) => ({
    id: row.id,
    locale: row.locale,
    madeBy: nameOf(row.made_by),
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  }));
  return { items, totalItems: items.length };
}

/** Ends one link; one that has ended or expired is not found. */
export async function endPreview(
  ctx: RequestCtx,
  { id, previewId }: { id: string; previewId: string },
): Promise<void> {
  const ended = await endThose(ctx, { id, previewId });
  if (ended === 0) throw new NotFound();
}

/** Ends all links to the draft of an entry, or those in one language. */
export async function endPreviews(
  ctx: RequestCtx,
  input: { id: string; locale?: Locale | undefined },
): Promise<void> {
  await endThose(ctx, input);
}

interface Ended {
  id: string;
  previewId?: string;
  locale?: Locale | undefined;
}

async function endThose(ctx: RequestCtx, { id, previewId, locale }: Ended): Promise<number> {
  const ref = getRef(ctx, id);
  return inTransaction(ctx, async (ctx) => {
    const ended = await ctx.db
      .deleteFrom('entry_previews')
      .where('entry_id', '=', ref.id)
      .$if(previewId !== undefined, (those) => those.where('id', '=', previewId ?? ''))
      .$if(locale !== undefined, (those) => those.where('locale', '=', locale ?? 'en'))
      .returning(['id', 'locale'])
      .execute();
    for (const preview of ended) await endLinksAbout(ctx, { kind: previewLink, subject: preview.id });
    if (ended.length > 0)
      await recordAudit(ctx, {
        who: authorOf(ctx).who,
        what: 'entry.previewsEnded',
        subject: ref.id,
        why: [...new Set(ended.map((preview) => preview.locale))].join(', '),
      });
    return ended.length;
  });
}

/** What a link shows; undefined if it is unknown, ended or expired. */
export async function findPreviewed(
  ctx: Ctx,
  token: string,
): Promise<{ entryId: string; locale: Locale } | undefined> {
  const link = await findLink(ctx, previewLink, token);
  if (!link) return undefined;
  return ctx.db
    .selectFrom('entry_previews')
    .select(['entry_id as entryId', 'locale'])
    .where('id', '=', link.subject)
    .executeTakeFirst();
}

/** Deletes the rows of expired and ended links. For maintenance. */
export async function removeExpiredPreviews({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('entry_previews')
    .where('expires_at', '<=', clock.now())
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
