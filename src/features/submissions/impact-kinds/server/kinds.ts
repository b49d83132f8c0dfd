import { deedHref } from '#core/deed-names.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import { entriesChanged, layFields, listDrafts, listLiveEntries } from '#features/cms/server/public.ts';
import type { LiveEntry } from '#features/cms/server/public.ts';
import type { KindView } from '#features/submissions/impact/contract.ts';
import type { UnitForms } from '../policy.ts';
import { KindShared, KindText } from './rwi-type.ts';
import { shippedKinds } from './shipped-kinds.ts';

/** A kind of deed as it is shown in a language. */
export interface ImpactKind {
  key: string;
  /** The language of its words. */
  language: Locale;
  title: string;
  forms: UnitForms;
  image: string;
  asksPeople: boolean;
  asksHours: boolean;
  isHours: boolean;
  sort: number;
  created: Date | undefined;
  /** Whether it is offered; what was done of one that no longer is still counts. */
  isOffered: boolean;
}

/** Every kind that there is or was, by key, in its order: with the words of a language, or of the first that has them. */
export async function readKinds(ctx: Ctx, locale: Locale): Promise<ReadonlyMap<string, ImpactKind>> {
  ctx.madeFrom?.add(entriesChanged);
  return readAll(ctx, locale);
}

const readAll = cacheReads<Ctx, Locale, ReadonlyMap<string, ImpactKind>>(
  { topics: [entriesChanged], maxAgeSeconds: 600, max: localeCodes.length },
  async (ctx, locale) => {
    const live = new Map((await listLiveEntries(ctx, 'rwi-item')).map((entry) => [entry.key, entry]));
    const kinds = (await listDrafts(ctx, 'rwi-item')).flatMap(({ key, content }) => {
      const entry = live.get(key);
      const shown = layLive(shippedKinds.get(key), entry);
      const isOffered = Object.keys(shown.texts).length > 0;
      const kind = toKind(key, isOffered ? shown : content, locale);
      return kind ? [{ ...kind, created: entry?.created, isOffered }] : [];
    });
    const inOrder = kinds.toSorted((a, b) => a.sort - b.sort || (a.key < b.key ? -1 : 1));
    return new Map(inOrder.map((kind) => [kind.key, kind]));
  },
);

/** The kinds that are offered now. */
export async function listOfferedKinds(ctx: Ctx, locale: Locale): Promise<ImpactKind[]> {
  return [...(await readKinds(ctx, locale)).values()].filter(({ isOffered }) => isOffered);
}

/** What readers see of a kind. */
function layLive(shipped: EntryContent | undefined, live: LiveEntry | undefined): EntryContent {
  if (!live) return shipped ?? { shared: {}, texts: {} };
  const shown = localeCodes.filter(
    (locale) => live.live.includes(locale) || (shipped?.texts[locale] && !live.withheld.includes(locale)),
  );
  return {
    shared: layFields(shipped?.shared, live.shared),
    texts: Object.fromEntries(
      shown.map((locale) => [locale, layFields(shipped?.texts[locale], live.texts[locale] ?? {})]),
    ),
  };
}

/** Undefined for a draft that does not say enough yet. */
export function toKind(
  key: string,
  { shared, texts }: EntryContent,
  wanted: Locale,
): Omit<ImpactKind, 'created' | 'isOffered'> | undefined {
  const read = KindShared.safeParse(shared);
  const language = [wanted, ...localeCodes].find((locale) => KindText.safeParse(texts[locale]).success);
  if (!read.success || !language) return undefined;
  const { title, ...forms } = KindText.parse(texts[language]);
  const { drawing, ...rest } = read.data;
  return { key, language, title, forms, image: deedHref(drawing), ...rest };
}

/** A kind as clients get it. */
export function viewKind({ key, language, title, forms, image, ...kind }: ImpactKind): KindView {
  const { asksPeople, asksHours, isHours } = kind;
  return { key, language, title, unit: forms, image, asksPeople, asksHours, isHours };
}
