import { isJsonObject, type Json } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findShipped, getRef } from '#features/cms/entries/server/content-types.ts';
import { findEntry, layVersion } from '#features/cms/entries/server/entry-rows.ts';
import { readTitle } from '#features/cms/entries/server/titles.ts';
import { flatten } from '#features/cms/fields/server/paths.ts';
import { RichText } from '#features/cms/rich-text/server/rich-text-schema.ts';
import { renderRichText } from '#features/cms/rich-text/server/render-rich-text.ts';
import { previewEntry, type DraftPages } from '#features/cms/server/announced.ts';
import { findPreviewed } from './preview-links.ts';

/** A draft as a preview shows it: on pages of the site, or with its words one below the other. */
export type Preview =
  | { locale: Locale; pages: DraftPages }
  | { locale: Locale; title: string; parts: readonly { label: string; html?: string; text?: string }[] };

/** What a link shows now; undefined if it is unknown or has expired, or its entry is gone. */
export async function findPreview(ctx: Ctx, token: string): Promise<Preview | undefined> {
  const asked = await findPreviewed(ctx, token);
  if (!asked) return undefined;
  const { locale } = asked;
  const ref = getRef(ctx, asked.entryId);
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
