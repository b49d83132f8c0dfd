import type { Locale } from '#core/locale.ts';

/** One text in a translator's file. */
export interface FileUnit {
  entryId: string;
  /** Its place in the texts (`Unit.path`). */
  path: string;
  /** What it is, for the translator. */
  label: string;
  source: string;
  target: string;
  /** The hash of the translation as it was when the file was made; undefined if the file no longer says it. */
  before: string | undefined;
  isTagged: boolean;
}

/** A text as a file says it: with the tags of marks, and without. */
export interface Said {
  tagged: string;
  plain: string;
}

/** What a file says of a text; nothing of it can be relied upon. */
export interface ReadUnit extends Pick<FileUnit, 'entryId' | 'path' | 'before'> {
  source: Said;
  target: Said;
}

/** A translator's file: texts of one language, and of the one that they are translated to. */
export interface TranslationFile<Unit> {
  from: Locale;
  to: Locale;
  units: Unit[];
}

/** Why a file cannot be read, as the message that says it. */
export class FileMistake extends Error {
  override name = 'FileMistake';
  readonly messageKey: string;
  readonly values: Record<string, string> | undefined;
  constructor(messageKey: string, values?: Record<string, string>) {
    super(messageKey);
    this.messageKey = messageKey;
    this.values = values;
  }
}

export const unitsAtMost = 20_000;
