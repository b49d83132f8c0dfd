import * as z from 'zod';
import { dayMs } from '#core/durations.ts';
import { isJsonObject, type Json } from '#core/json.ts';
import { isLocale, type Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { defineOpenLink } from '#platform/links/link-kind.ts';
import { createLink, endLinksAbout, findLink } from '#platform/links/links.ts';
import { defineSetting, readSetting } from '#platform/settings/settings.ts';
import { findShipped, getRef } from '#features/cms/entries/server/content-types.ts';
import { findEntry, layVersion } from '#features/cms/entries/server/entry-rows.ts';
import { authorOf } from '#features/cms/entries/server/rights.ts';
import { readTitle } from '#features/cms/entries/server/titles.ts';
import { flatten } from '#features/cms/fields/server/paths.ts';
import { RichText } from '#features/cms/rich-text/server/rich-text-schema.ts';
import { renderRichText } from '#features/cms/rich-text/server/render-rich-text.ts';
import { previewEntry, type DraftPages } from '#features/cms/server/announced.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { PreviewLink } from '../contract.ts';

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

const previewLink = defineOpenLink({ name: 'cms-preview', lifetime: 7 * dayMs });

/** What a link is about, as it is stored. */
const subjectOf = (id: string, locale: Locale) => `${locale} ${id}`;

/** Where a preview is shown. */
export const previewPath = (token: string) => `/preview/${token}`;

/** Makes a link to the draft of an entry in a language. Only the holder of the link knows its token. */
export async function createPreview(
  ctx: Ctx,
  { id, locale }: { id: string; locale: Locale },
): Promise<PreviewLink> {
  const entry = await findEntry(ctx, getRef(ctx, id));
  if (!entry || entry.row.deleted_at) throw new NotFound();
  const lifetime = (await readSetting(ctx, previewDaysSetting)) * dayMs;
  const link = { kind: { ...previewLink, lifetime }, subject: subjectOf(id, locale) };
  const token = await createLink(ctx, link);
  const expiresAt = new Date(ctx.clock.now().getTime() + lifetime).toISOString();
  return { href: ctx.origin + previewPath(token), expiresAt };
}

/** Ends all links to the draft of an entry in a language. */
export async function endPreviews(
  ctx: RequestCtx,
  { id, locale }: { id: string; locale: Locale },
): Promise<void> {
  const ref = getRef(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    await endLinksAbout(ctx, { kind: previewLink, subject: subjectOf(ref.id, locale) });
    await recordAudit(ctx, {
      who: authorOf(ctx).who,
      what: 'entry.previewsEnded',
      subject: ref.id,
      why: locale,
    });
  });
}

/** A draft as a preview shows it: on pages of the site, or with its words one below the other. */
export type Preview =
  | { locale: Locale; pages: DraftPages }
  | { locale: Locale; title: string; parts: readonly { label: string; html?: string; text?: string }[] };

/** What a link shows now; undefined if it is unknown or has expired, or its entry is gone. */
export async function findPreview(ctx: Ctx, token: string): Promise<Preview | undefined> {
  const link = await findLink(ctx, previewLink, token);
  const [locale, id = ''] = link?.subject.split(' ') ?? [];
  if (!isLocale(locale)) return undefined;
  const ref = getRef(ctx, id);
  const entry = await findEntry(ctx, ref);
  if (!entry || entry.row.deleted_at) return undefined;
  const { type, key } = ref;
  const answers = await callHook(ctx, previewEntry, { contentType: type.name, key, locale });
  const pages = answers.find((answer) => answer !== undefined);
  if (pages) return { locale, pages };
  const content = layVersion(await findShipped(ctx, ref), entry.head);
  const texts = content.texts[locale] ?? {};
  return {
    locale,
    title: type.titleOf(content, locale) || readTitle(entry.row, locale).title,
    parts: Object.entries(texts).flatMap(([name, value]) => {
      const label = type.labels?.[name];
      return { label: label === undefined ? name : ctx.sayIn(locale, label), ...say(value) };
    }),
  };
}

/** A text of blocks as its HTML, anything else as its words. */
function say(value: Json): { html?: string; text?: string } {
  const text = isJsonObject(value) ? RichText.safeParse(value) : undefined;
  if (text?.success) return { html: renderRichText(text.data) };
  if (isJsonObject(value)) return { text: [...flatten(value).values()].map(sayValue).join('\n') };
  return { text: Array.isArray(value) ? value.map(sayValue).join('\n') : sayValue(value) };
}

const sayValue = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value));
