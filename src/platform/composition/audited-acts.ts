import type { Permission } from '#core/permissions.ts';
import type { Ctx } from '../ctx.ts';

/** An act in the audit log, as people read it. */
export interface AuditedAct {
  /** The message that says what was done. */
  text: string;
  /** Why it was done, where code knows: each stored reason with its message. A reason that is not here was written by a person. */
  reasons?: Readonly<Record<string, string>>;
  /** A stored reason with values in it, such as a version, in the reader's words; undefined if it is something else. */
  readReason?(ctx: WordsCtx, stored: string): string | undefined;
  /** What it was done to, such as films. People need none: the log finds them by itself. */
  subjects?: AuditedSubjects;
}

/** A kind of thing that acts are done to. Names and pages are only for readers with the permission. */
export interface AuditedSubjects {
  permission: Permission;
  /** What they are called, by id; without those that are gone. */
  namesOf?(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The page on which one is looked after. */
  hrefOf?(ctx: Pick<Ctx, 'contentTypes'>, id: string): string | undefined;
}

export type WordsCtx = Pick<Ctx, 'locale' | 'say' | 'sayIn' | 'timeZone'>;

/** The acts of a feature by the names that the log stores, such as `school.merged`; a stored name cannot change any more. */
export type AuditedActs = Readonly<Record<string, AuditedAct>>;

/**
 * Every act that can be recorded. A feature adds its own by augmenting this interface in its `server/audited-acts.ts`, and
 * lists them in its manifest: so nothing is recorded that has no words.
 */
export interface KnownActs {}

export type ActName = keyof KnownActs;

/** The reasons that code may give for an act. */
export type ReasonFor<Name extends ActName> = ReasonOf<KnownActs[Name]>;
type ReasonOf<Act> = Act extends { readReason: unknown }
  ? string
  : Act extends { reasons: infer Reasons }
    ? keyof Reasons & string
    : never;

declare module '../ctx.ts' {
  interface Ctx {
    /** The acts of all features, by name. */
    auditedActs: ReadonlyMap<string, AuditedAct>;
  }
}
