import type { AgeRange } from '#core/kept-categories.ts';
import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { RobotsFlag } from '#core/robots-flags.ts';
import type { Access, Watchable } from '../policy.ts';
import type { Downloadable } from '#features/learning/resources/policy-download.ts';
import type {
  CategoryText,
  ChapterText,
  ChosenCover,
  ContentResource,
  CourseText,
  ItemText,
  PassageText,
} from '#features/learning/content/server/content.ts';

/** All content in one language, as one immutable value. */
export interface Catalogue {
  /** In list order. */
  courses: readonly CatalogueCourse[];
  courseById: ReadonlyMap<string, CatalogueCourse>;
  /** Also by former slugs, for old addresses. */
  courseBySlug: ReadonlyMap<string, CatalogueCourse>;
  itemById: ReadonlyMap<string, CatalogueItem>;
  /** By folder, `<course folder>/media/<film>`. */
  itemsByFilmFolder: ReadonlyMap<string, readonly CatalogueItem[]>;
  /** By folder, `<course folder>/pictures/<item slug>`. */
  itemByPictureFolder: ReadonlyMap<string, CatalogueItem>;
  /** By the key of a picture that staff has uploaded. */
  itemsByUploadedPicture: ReadonlyMap<string, readonly CatalogueItem[]>;
  /** The keys of the pictures that staff has uploaded and courses have as their covers. */
  uploadedCovers: ReadonlySet<string>;
  /** In the order of courses, kinds and languages. */
  resourceById: ReadonlyMap<string, CatalogueResource>;
  resourceByKey: ReadonlyMap<string, CatalogueResource>;
  categories: readonly CatalogueCategory[];
  passageById: ReadonlyMap<string, PassageText>;
  /** The site's level, which courses inherit. */
  siteAccess: Access;
}

export interface CatalogueCategory extends CategoryText, AgeRange {
  id: string;
  robotNoindex: boolean;
  courseIds: readonly string[];
}

/** What staff has chosen, or the cover of the course's folder. */
export type CourseCover = ChosenCover | { folder: string };

/** One course, the same object until something in it changes. */
export interface CatalogueCourse extends CourseText {
  id: string;
  slug: string;
  formerSlugs: readonly string[];
  /** Where its media lie. */
  folder: string;
  cover: CourseCover;
  /** Of all there is in it. */
  hash: string;
  /** As `2026-11-21`; null if stored by a version that did not know it. */
  published: string | null;
  featuredLevel: number;
  demo: boolean;
  archived: boolean;
  comingSoon: boolean;
  robots: readonly RobotsFlag[];
  categoryIds: readonly string[];
  chapters: readonly CatalogueChapter[];
  resources: readonly CatalogueResource[];
}

/** A file to download; `key` is its storage key. */
export interface CatalogueResource extends Omit<ContentResource, 'access' | 'own'>, Downloadable {
  /** `<course id>.<file>` */
  id: string;
  /** `<course slug>.<file>`, what its address says. */
  name: string;
  courseSlug: string;
  courseTitle: string;
  key: string;
  /** What staff says of a file of theirs; `lang` is the language that they say it in. */
  own?: { title: string; description: string | undefined; lang: Locale; minAge: number | undefined };
}

export interface CatalogueChapter extends ChapterText {
  id: string;
  items: readonly CatalogueItem[];
}

export interface CatalogueItem extends ItemText, Watchable {
  id: string;
  slug: string;
  formerSlugs: readonly string[];
  courseId: string;
  courseSlug: string;
  /** Where its course's media lie. */
  courseFolder: string;
  courseCover: CourseCover;
  /** Everything in its course that can be opened, including itself: completing all of it finishes the course. */
  courseItemIds: readonly string[];
  type: ItemType;
  minutes: number;
  film: CatalogueFilm | undefined;
}

/** `duration` and `at` in seconds; `folder` holds its media, `<course folder>/media/<film>`. */
export interface CatalogueFilm {
  folder: string;
  duration: number;
  height: number;
  hls: boolean;
  chapters: readonly { at: number; title: string }[];
  /** Language → the name of its captions in `captions/`. */
  tracks: Readonly<Partial<Record<Locale, string>>>;
}
