import { localeCodes, type Locale } from '#core/locale.ts';

/** What someone may change of entries. */
export interface Rights {
  /** The part that all languages share. */
  shared: boolean;
  languages: readonly Locale[];
  publish: boolean;
}

/** Someone who changes entries: who she is for the record, and what she may. */
export interface Author {
  /** A user's id, or `shell:NAME` for a command on the server. */
  who: string;
  rights: Rights;
}

/** A command on the server may do everything. */
export function shellAuthor(name: string): Author {
  return { who: `shell:${name}`, rights: { shared: true, languages: localeCodes, publish: true } };
}
