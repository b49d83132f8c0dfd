import type { FilmTools } from '#platform/film-tools/film-tools.ts';
import type { HandedInKind, HandedInVariant } from '../policy.ts';

/** What a file is made from, and where. */
export interface FileWork {
  /** The upload on this disk. */
  source: string;
  /** An empty folder. */
  folder: string;
  tools: FilmTools | undefined;
  longestSeconds: number;
  signal: AbortSignal;
}

/** What was made: each variant is a file in the folder, or its bytes. */
export interface MadeFile {
  kind: HandedInKind;
  variants: Partial<Record<HandedInVariant, string | Buffer>>;
  width?: number;
  height?: number;
  seconds?: number;
}
