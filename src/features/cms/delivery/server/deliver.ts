import { isJsonObject, type JsonObject } from '#core/json.ts';
import { isLocale, localeCodes, type Locale } from '#core/locale.ts';
import { Invalid } from '#core/refusals.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import { shareAnswer } from '#platform/cache/shared-answers.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listLiveEntries, type LiveEntry } from '#features/cms/entries/server/live-entries.ts';
import { layFields } from '#features/cms/fields/server/layers.ts';
import { RichText } from '#features/cms/rich-text/server/rich-text-schema.ts';
import { renderRichText } from '#features/cms/rich-text/server/render-rich-text.ts';
import { deliverEntries, entriesChanged } from '#features/cms/server/announced.ts';
import { deliveredTypes, type Delivery, type DeliveredType } from '../contract.ts';

export interface DeliveryInput {
  contentType: string;
  category?: string | undefined;
  language?: Locale | undefined;
  lang?: Locale | undefined;
}

/** A type that clients cannot ask for; 400, as the specification has it. */
export class UnknownContentType extends Error {
  readonly statusCode = 400;
}

/** What is published of a type, for anyone. What another feature owns comes from there, as the caller may see it. */
export async function deliver(
  ctx: Ctx,
  { contentType, category, ...asked }: DeliveryInput,
): Promise<Delivery> {
  if (!isDelivered(contentType)) throw new UnknownContentType(`${contentType} is not delivered`);
  const locale = asked.language ?? asked.lang ?? ctx.locale;
  if (contentType === 'content-block' && category === undefined)
    throw new Invalid([{ path: 'category', messageKey: 'app.field.invalid' }]);
  const answers = await callHook(ctx, deliverEntries, { contentType, locale });
  const owned = answers.find((items) => items !== undefined);
  if (!owned) ctx.madeFrom?.add(entriesChanged);
  if (owned) return { items: owned.map((item) => ({ ...item })), totalItems: owned.length };
  return readHouseEntries(ctx, JSON.stringify([contentType, locale, category ?? '']));
}

const isDelivered = (name: string): name is DeliveredType => deliveredTypes.some((each) => each === name);

/** Kept by each process until anything published changes; asked for with other categories, the oldest answer goes. */
const readHouseEntries = cacheReads(
  { topics: [entriesChanged], maxAgeSeconds: 600, max: 200 },
  async (ctx: Ctx, key: string): Promise<Delivery> => {
    const [contentType = '', locale, category = ''] = JSON.parse(key) as string[];
    if (!isLocale(locale)) throw new TypeError(`${key} names no language`);
    const entries = await listLiveEntries(ctx, contentType);
    const items = entries
      .map((entry) => describe(ctx, entry, locale))
      .filter((item) => item !== undefined)
      .filter((item) => contentType !== 'content-block' || item['category'] === category)
      .toSorted((a, b) => sortOf(a) - sortOf(b));
    return shareAnswer({ items, totalItems: items.length });
  },
);

/** A block is shown only in its own language; of other entries, readers get the first language there is. */
function languageOf({ contentType, live }: LiveEntry, wanted: Locale): Locale | undefined {
  if (live.includes(wanted)) return wanted;
  return contentType === 'content-block' ? undefined : localeCodes.find((locale) => live.includes(locale));
}

function describe(
  { contentTypes }: Pick<Ctx, 'contentTypes'>,
  entry: LiveEntry,
  wanted: Locale,
): JsonObject | undefined {
  const language = languageOf(entry, wanted);
  const type = contentTypes.get(entry.contentType);
  if (!language || !type) return undefined;
  // With the values that a field has by default.
  const shared = type.fields.shared.safeParse(layFields(undefined, entry.shared));
  const texts = layFields(undefined, entry.texts[language] ?? {});
  if (!shared.success) return undefined;
  const { body, ...words } = texts;
  return {
    id: `${entry.contentType}.${entry.key}`,
    key: entry.key,
    contentType: entry.contentType,
    created: entry.created.toISOString(),
    language,
    ...(shared.data as JsonObject),
    ...words,
    ...(isJsonObject(body) && renderBody(body)),
  };
}

/** The text as stored, for clients that draw it themselves, and as safe HTML. */
function renderBody(body: JsonObject): JsonObject {
  const text = RichText.safeParse(body);
  return text.success ? { body, html: renderRichText(text.data) } : {};
}

const sortOf = ({ sort }: JsonObject) => (typeof sort === 'number' ? sort : 0);
