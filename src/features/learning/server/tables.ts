import type { ItemType } from '#core/item-types.ts';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { AccessLevel } from '../catalogue/contract.ts';
import type {
  CategoryText,
  ChapterText,
  ChosenCover,
  ContentResource,
  CourseText,
  FilmCaption,
  FilmChapter,
  ItemText,
  PassageText,
} from '../content/server/content.ts';
import type { Locale } from '#core/locale.ts';
import type { RobotsFlag } from '#core/robots-flags.ts';
import type { EditionIssue } from '../editions/server/edition-issues.ts';
import type { Move } from '../games/contract.ts';
import type { InLanguages } from '#platform/content/in-languages.ts';
import type { ReviewDecision, ReviewStatus } from '../reviews/policy.ts';
import type { Spans } from '../progress/server/spans.ts';

type Texts<T> = JSONColumnType<InLanguages<T>>;

interface ContentLoadsTable {
  id: GeneratedAlways<number>;
  hash: string;
  loaded_at: Date;
}

interface CategoriesTable {
  id: string;
  /** The name of the source that gave it, as for passages and courses. */
  source: string;
  place: number;
  robot_noindex: boolean;
  min_age: number | null;
  max_age: number | null;
  texts: Texts<CategoryText>;
}

interface PassagesTable {
  id: string;
  source: string;
  texts: Texts<PassageText>;
}

interface CoursesTable {
  id: string;
  robots: Generated<RobotsFlag[]>;
  /** What staff has chosen in place of the cover of its folder. */
  cover: Generated<ChosenCover | null>;
  source: string;
  slug: string;
  former_slugs: string[];
  /** Where its media lie. */
  folder: string;
  /** Of everything in it, with its chapters, films and items; of what lists show of it. */
  hash: string;
  summary_hash: string;
  place: number;
  /** As `2026-11-21`. */
  published_on: string | null;
  featured_level: number;
  demo: boolean;
  archived: boolean;
  coming_soon: boolean;
  access: AccessLevel;
  category_ids: string[];
  resources: ColumnType<ContentResource[], string, string>;
  texts: Texts<CourseText>;
}

interface ChaptersTable {
  course_id: string;
  id: string;
  place: number;
  texts: Texts<ChapterText>;
}

interface FilmsTable {
  course_id: string;
  id: string;
  duration: number;
  height: number;
  hls: boolean;
  chapters: ColumnType<FilmChapter[], string, string>;
  captions: Texts<FilmCaption[]>;
  /** Null for the course's own folder. */
  folder: string | null;
  /** Language → the name of its captions' file; null if it has all, by the name of the language. */
  tracks: ColumnType<Partial<Record<Locale, string>> | null, string | null, string | null>;
}

interface ShippedDocsTable {
  key: string;
  docs: ColumnType<unknown, string, string>;
}

interface FilmCaptionsTable {
  key: string;
  vtt: string;
  stored_at: Date;
}

interface StaleCoursesTable {
  course_id: string;
  issues: JSONColumnType<EditionIssue[]>;
  found_at: Date;
}

interface ItemsTable {
  id: string;
  slug: string;
  former_slugs: string[];
  course_id: string;
  chapter_id: string;
  place: number;
  type: ItemType;
  access: AccessLevel;
  planned: boolean;
  minutes: number;
  film_id: string | null;
  texts: Texts<ItemText>;
}

interface ItemProgressTable {
  user_id: UserId;
  item_id: string;
  position_tenths: number;
  watched_tenths: number;
  spans: ColumnType<Spans, string, string>;
  slack_tenths: number;
  last_report_at: Date;
  version: number;
  /** Null where it was begun before that was kept. */
  begun_at: Generated<Date | null>;
}

interface WatchBudgetsTable {
  user_id: UserId;
  slack_tenths: number;
  last_report_at: Date;
  version: number;
}

interface CompletionsTable {
  user_id: UserId;
  item_id: string;
  completed_at: Date;
}

interface ItemPlansTable {
  user_id: UserId;
  item_id: string;
  planned_for: string;
  note: string;
  saved_at: Date;
}

interface CourseUnlocksTable {
  user_id: UserId;
  course_id: string;
  unlocked_at: Date;
  kept: boolean;
}

interface QuizAnswersTable {
  user_id: UserId;
  item_id: string;
  question_id: string;
  response: string;
  correct: boolean;
  answered_at: Date;
}

interface GameRoundsTable {
  user_id: UserId;
  item_id: string;
  round_id: string;
  moves: ColumnType<Move[], string, string>;
  best_score: number | null;
}

interface ResourceDownloadsTable {
  resource_id: string;
  day: string;
  downloads: number;
}

interface RatingsTable {
  user_id: UserId;
  item_id: string;
  stars: number;
  text: string;
  text_status: ReviewStatus;
  rated_at: Date;
  id: Generated<string>;
  text_version: Generated<number>;
  text_at: Date;
  text_decided_at: Generated<Date | null>;
}

interface ReviewClaimsTable {
  rating_id: string;
  by: UserId;
  until: Date;
}

interface ReviewDecisionsTable {
  rating_id: string;
  version: number;
  by: UserId;
  decision: ReviewDecision;
  takes_effect_at: Date;
}

export interface CertificatesTable {
  code: string;
  user_id: UserId;
  course_id: string;
  full_name: boolean;
  finished_at: Date;
  made_at: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    content_loads: ContentLoadsTable;
    categories: CategoriesTable;
    passages: PassagesTable;
    courses: CoursesTable;
    chapters: ChaptersTable;
    films: FilmsTable;
    shipped_docs: ShippedDocsTable;
    film_captions: FilmCaptionsTable;
    stale_courses: StaleCoursesTable;
    items: ItemsTable;
    item_progress: ItemProgressTable;
    watch_budgets: WatchBudgetsTable;
    completions: CompletionsTable;
    item_plans: ItemPlansTable;
    course_unlocks: CourseUnlocksTable;
    quiz_answers: QuizAnswersTable;
    game_rounds: GameRoundsTable;
    resource_downloads: ResourceDownloadsTable;
    ratings: RatingsTable;
    review_claims: ReviewClaimsTable;
    review_decisions: ReviewDecisionsTable;
    certificates: CertificatesTable;
  }
}
