import type * as z from 'zod';
import type { JsonObject } from '#core/json.ts';
import type { Locale } from '#core/locale.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '../ctx.ts';

/** What an entry says: what all languages share, and the texts of each. */
export interface EntryContent {
  shared: JsonObject;
  texts: Partial<Record<Locale, JsonObject>>;
}

/** What something is called, in each language that has a title for it. */
export type Titles = Partial<Record<Locale, string>>;

/** The titles of an entry that stand in another one, as an item's do in its course. */
export interface GivenTitles {
  contentType: string;
  key: string;
  titles: Titles;
}

/** A field of a language's texts, and the language to translate it from. Editors find both in their address. */
export interface FieldPlace {
  field: string;
  locale: Locale;
  source: Locale;
}

/**
 * A kind of entry that staff edits. The feature that it belongs to declares it and answers for what becomes of it; its
 * life (drafts, versions, languages, publishing) is the content management's.
 */
export interface ContentType {
  /** Part of addresses and ids: lower-case words joined by dashes. */
  name: string;
  /** The message of what one such entry is called. */
  label: string;
  /** What is published must fit these; a draft may still lack something. */
  fields: { shared: z.ZodType; texts: z.ZodType };
  /** What else keeps languages of an entry from being published, where `fields` cannot know it. */
  listIssues?(
    ctx: Ctx,
    key: string,
    content: EntryContent,
    locales: readonly Locale[],
  ): Promise<FieldIssue[]>;
  /** What staff calls an entry, in a language if it can; an empty text if it has no name yet. */
  titleOf(content: EntryContent, locale: Locale): string;
  /** The titles that it gives entries of other types, which say nothing of their own. */
  titlesGiven?(ctx: Ctx, key: string, content: EntryContent): Promise<GivenTitles[]>;
  /** The key of a new entry whose author gives none. Without it, she must. */
  makeKey?(): string;
  /** The edition that comes with the product, by key: an entry stores only what the house has changed in it. */
  shipped?(ctx: Ctx): Promise<ReadonlyMap<string, EntryContent>>;
  /** Refuses with a conflict while something needs an entry; an entry that cannot be deleted can still be archived. */
  refuseDeletion?(ctx: Ctx, key: string): Promise<void>;
  /** The message of each field's label, by its path in `shared` and `texts`; `*` stands for any key or place in a list, and `field=choice` names a choice. */
  labels?: Readonly<Record<string, string>>;
  /** The entries that belong to it and are translated with it. */
  partsOf?(ctx: Ctx, key: string, content: EntryContent): Promise<{ contentType: string; keys: string[] }[]>;
  /** The path of a page of its own on which an entry is edited; with a field, of the page that shows this one. */
  editorPath?(key: string, place?: FieldPlace): string;
  /** Strings in the texts that are not translated, such as the position of a caption; `*` as in labels. */
  untranslated?: readonly string[];
}

declare module '../ctx.ts' {
  interface Ctx {
    /** The kinds of entry, by name. */
    contentTypes: ReadonlyMap<string, ContentType>;
  }
}
