import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { RobotsFlag } from '#core/robots-flags.ts';
import type { AccessLevel } from '#features/learning/catalogue/contract.ts';
import type { ResourceKind } from '#features/learning/resources/policy.ts';
import type { InLanguages } from '#platform/content/in-languages.ts';
import type { ItemBody } from './item-body.ts';
import type { Citation } from './passages/citations.ts';
import type { Passage } from './passages/passage-library.ts';

/** All checked content: what fills the catalog's tables. */
export interface Content {
  categories: ContentCategory[];
  passages: Passage[];
  courses: ContentCourse[];
}

export interface ContentCategory {
  id: string;
  /** Hidden from search engines. */
  robotNoindex?: boolean;
  /** The ages that it is meant for, both included. */
  minAge?: number | undefined;
  maxAge?: number | undefined;
  texts: InLanguages<CategoryText>;
}

export interface ContentCourse {
  id: string;
  slug: string;
  formerSlugs: string[];
  /** Where its media lie, `<folder>/media/…`, whatever its slug is by now. */
  folder: string;
  order: number;
  /** As `2026-11-21`. */
  published: string;
  featuredLevel: number;
  demo: boolean;
  archived: boolean;
  comingSoon: boolean;
  access: AccessLevel;
  /** What its pages ask of search engines. */
  robots?: RobotsFlag[] | undefined;
  /** What staff has chosen in place of the cover of its folder. */
  cover?: ChosenCover | undefined;
  categoryIds: string[];
  texts: InLanguages<CourseText>;
  chapters: ContentChapter[];
  films: ContentFilm[];
  resources: ContentResource[];
}

/** A cover that is ready for any course, or the file of a picture that staff has uploaded. */
export type ChosenCover = { motif: string; palette: string } | { picture: string };

/** A file to download; `lang` is null if it has no words, `pages` if it is not a PDF. */
export interface ContentResource {
  /** In `<course>/resources/`. */
  file: string;
  kind: ResourceKind;
  lang: Locale | null;
  format: string;
  bytes: number;
  pages: number | null;
  access: AccessLevel;
  /** Of a file that staff has uploaded. */
  own?: OwnFile;
}

/** What staff says of a file of theirs. */
export interface OwnFile {
  /** The key of its entry. */
  entry: string;
  /** Where it is stored. */
  key: string;
  minAge: number | undefined;
  texts: InLanguages<{ title: string; description: string | undefined; lang: Locale }>;
}

export interface ContentChapter {
  id: string;
  texts: InLanguages<ChapterText>;
  items: ContentItem[];
}

export interface ContentItem {
  id: string;
  /** Also the name of its files and of the folder of its pictures. */
  slug: string;
  formerSlugs: string[];
  type: ItemType;
  access: AccessLevel;
  planned: boolean;
  minutes: number;
  /** A film of the same course; undefined if the item is only planned. */
  filmId: string | undefined;
  texts: InLanguages<ItemText>;
}

/** A passage in one language; `at` is a verse number or a folio. */
export interface PassageText {
  work: string;
  counts: 'verses' | 'folios';
  chapter: number | undefined;
  context: string;
  edition: string;
  lines: { at: string; original: string; text: string }[];
}

/** `duration` and `at` in seconds. */
export interface ContentFilm {
  id: string;
  duration: number;
  height: number;
  hls: boolean;
  chapters: FilmChapter[];
  captions: InLanguages<FilmCaption[]>;
  /** Where its files lie, if not in `media/<film>/` of its course. */
  folder?: string;
  /** Language → its captions, if it does not have the shipped ones in every language. */
  tracks?: Partial<Record<Locale, FilmTrack>>;
}

/** The name of a file in `captions/`, and what is in it if staff has written it. */
export interface FilmTrack {
  file: string;
  vtt?: string;
}

export interface CategoryText {
  name: string;
  description: string;
  /** For search engines, if different from the name. */
  seoTitle?: string;
  /** For search engines, if different from the description. */
  seoDescription?: string;
}

/** Of a text that its language lacks: the language that it is shown in instead. */
interface Borrowing {
  lang?: Locale;
}

export interface CourseText extends Borrowing {
  title: string;
  tagline: string;
  description: string;
  /** For search engines, if different from the title. */
  seoTitle?: string;
  seoDescription: string;
}

export interface ChapterText extends Borrowing {
  title: string;
}

export interface ItemText extends Borrowing {
  title: string;
  summary: string;
  /** What it is based on, written out. */
  source?: string | undefined;
  /** Everything that it is based on or cites. */
  citations?: Citation[] | undefined;
  talk?: string[] | undefined;
  /** The file of its own picture in `pictures/<item>/`, the same in every language. */
  cover?: string | undefined;
  /** What it has besides a film. */
  body?: ItemBody | undefined;
  /** The language of its body, if that is not the one of the reader. */
  bodyLang?: Locale;
}

/** What is said from that second on, as plain text. */
export interface FilmCaption {
  at: number;
  text: string;
}

export interface FilmChapter {
  at: number;
  title: InLanguages<string>;
}
