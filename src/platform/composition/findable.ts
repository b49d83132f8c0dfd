import type { Locale } from '#core/locale.ts';
import type { PictogramName } from '#core/pictogram-names.ts';
import type { Ctx } from '../ctx.ts';

/** What a hit shows of something, in one language. */
interface Shown {
  /** What it is, as its feature calls it: part of the API's answer. */
  kind: string;
  id: string;
  title: string;
  href: string;
  image: string;
  /** The message that names its kind. */
  label: string;
  icon: PictogramName;
}

/** A text that can be found, in one language. */
export interface FindableText extends Shown {
  /** What it is called in the index: the same in every language, and different from everything else there. */
  key: string;
  /** What `mayFind` is asked about; everyone may find a text without it. */
  subject?: string;
  /** Of a line from a recording: the key of the whole, and the second at which it is said. */
  line?: { of: string; at: number };
  /** What it belongs to, in words. */
  context?: string;
  body: string;
  /** Words that find it but are not shown. */
  also?: string;
  /** Among those that match equally well, the heavier one comes first. */
  weight: number;
}

/** Something to begin with, before anything is searched for. */
export interface PromotedText extends Shown {
  snippet: string;
}

/** How the caller may find something: with another picture, and with a note, for example why it is closed to her. */
export interface Finding {
  image?: string;
  note?: { code: string; label: string };
}

/** Decides for one caller what she may find: undefined hides it. */
export type MayFind = (found: { kind: string; subject: string }) => Finding | undefined;

/** What people can find of a feature. */
export interface Findable {
  /** Everything in one language, including what only some users may find. */
  listTexts(ctx: Ctx, locale: Locale): Promise<FindableText[]>;
  /** Asked once for each search; needed if a text has a subject. */
  mayFind?(ctx: Ctx): Promise<MayFind>;
  listPromoted?(ctx: Ctx, locale: Locale): Promise<PromotedText[]>;
  /** The event after which the texts are different. */
  changedBy?: string;
}

declare module '../ctx.ts' {
  interface Ctx {
    /** What can be found, by the name of its feature. */
    findables: ReadonlyMap<string, Findable>;
  }
}

/** A page of the site: the messages of its title and of what it is about. */
export interface FindablePage {
  href: string;
  image: string;
  title: string;
  texts: readonly string[];
}

/** The pages in one language, as texts to be found. */
export function textsOfPages(
  ctx: Pick<Ctx, 'sayIn'>,
  locale: Locale,
  pages: readonly FindablePage[],
): FindableText[] {
  return pages.map(({ title, texts, ...page }) => {
    const body = texts.map((text) => ctx.sayIn(locale, text)).join(' ');
    return toPageText({ ...page, title: ctx.sayIn(locale, title), body });
  });
}

/** One page, whose words are at hand, as a text to be found. */
export function toPageText(page: Pick<FindableText, 'href' | 'image' | 'title' | 'body'>): FindableText {
  const id = page.href.slice(1);
  return { ...page, kind: 'page', id, key: `page/${id}`, label: 'search.kind.page', icon: 'page', weight: 1 };
}
