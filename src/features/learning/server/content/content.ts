import type { Locale } from '../../../../core/locale.ts';
import type { AccessLevel, ItemType } from '../../contract.ts';
import type { ResourceKind } from '../../policy-resource-kinds.ts';
import type { InLanguages } from './in-languages.ts';
import type { ItemBody } from './kinds/item-body.ts';

/** The whole content, checked: what the catalogue's tables are filled with. */
export interface Content {
  categories: ContentCategory[];
  courses: ContentCourse[];
}

export interface ContentCategory {
  id: string;
  texts: InLanguages<CategoryText>;
}

export interface ContentCourse {
  id: string;
  order: number;
  featuredLevel: number;
  demo: boolean;
  archived: boolean;
  comingSoon: boolean;
  access: AccessLevel;
  categoryIds: string[];
  texts: InLanguages<CourseText>;
  chapters: ContentChapter[];
  films: ContentFilm[];
  resources: ContentResource[];
}

/** A file to download; `lang` is null of what has no words, `pages` of what is no PDF. */
export interface ContentResource {
  /** In `<course>/resources/`. */
  file: string;
  kind: ResourceKind;
  lang: Locale | null;
  format: string;
  bytes: number;
  pages: number | null;
  access: AccessLevel;
}

export interface ContentChapter {
  id: string;
  texts: InLanguages<ChapterText>;
  items: ContentItem[];
}

export interface ContentItem {
  id: string;
  type: ItemType;
  access: AccessLevel;
  planned: boolean;
  minutes: number;
  /** A film of the same course; none where the item is only planned. */
  filmId: string | undefined;
  texts: InLanguages<ItemText>;
}

/** `duration` and `at` in seconds. */
export interface ContentFilm {
  id: string;
  duration: number;
  height: number;
  hls: boolean;
  chapters: FilmChapter[];
  captions: InLanguages<FilmCaption[]>;
}

export interface CategoryText {
  name: string;
  description: string;
}

export interface CourseText {
  title: string;
  tagline: string;
  description: string;
  seoDescription: string;
}

export interface ChapterText {
  title: string;
}

export interface ItemText {
  title: string;
  summary: string;
  source?: string | undefined;
  talk?: string[] | undefined;
  /** What it has besides a film. */
  body?: ItemBody | undefined;
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
