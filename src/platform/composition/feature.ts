import type { AnyContractRouter } from '@orpc/contract';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '../ctx.ts';
import type { Tables } from '../db/tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Setting } from '../settings/settings.ts';
import type { ListingWithFile } from '../listing/listing-csv.ts';
import type { AuditedActs } from './audited-acts.ts';
import type { ContentType } from './content-type.ts';
import type { Findable } from './findable.ts';
import type { MessageKinds } from './message-kinds.ts';
import type { HookAnswer } from './feature-hooks.ts';

/** Work at the start of the process, before it listens; `done` is what the start says once it is done. */
export interface StartWork {
  done: string;
  run(ctx: Ctx, folders: { content: string }): Promise<unknown>;
}

/** What a feature keeps about people. A test compares it with the tables that refer to them. */
export interface PersonalData {
  /** The tables of which a person gets a copy, in `exportOf`. */
  exported: readonly (keyof Tables)[];
  /** Tables about people that stay out of the copy, each with the reason. */
  keptBack: Readonly<Partial<Record<keyof Tables, string>>>;
  exportOf(ctx: Pick<Ctx, 'db' | 'sealing'>, userId: UserId): Promise<object>;
}

/**
 * The manifest of a feature: what the product takes from it on the server. `src/app` goes through all of them, so nothing
 * is registered anywhere else. What it shows in the browser is in `pages.ts` (`src/page/feature-pages.ts`).
 */
export interface Feature {
  /** The name of its folder, and of its part of the API. */
  name: string;
  api?: { contract: AnyContractRouter; router: object };
  /** Answers to what lower features announce and ask. */
  hooks?: readonly HookAnswer[];
  settings?: readonly Setting<unknown>[];
  /** Loads what is authored. */
  load?: StartWork;
  /** Makes something from what all features have loaded. */
  prepare?: StartWork;
  /** Defines its kinds of work for later. */
  defineJobs?(jobs: Jobs, ctx: Ctx & Pick<RequestCtx, 'limits' | 'sealing'>): void;
  /** Work that goes on for as long as the process listens; `stop` is waited for before the database closes. */
  whileListening?(ctx: Ctx): { stop(): Promise<void> };
  /** Run every hour, and each may fail alone. */
  maintenance?: readonly ((ctx: Ctx) => Promise<unknown>)[];
  /** Its part of the demo world: in it, and at a start outside it. */
  demoWorld?: { seed?(ctx: Ctx): Promise<unknown>; shutOut?(ctx: Ctx): Promise<unknown> };
  personalData?: PersonalData;
  findable?: Findable;
  /** Its lists that staff may take away as a file. */
  files?: readonly ListingWithFile[];
  /** What it records in the audit log. */
  auditedActs?: AuditedActs;
  /** The kinds of message that it sends to people. */
  messageKinds?: MessageKinds;
  /** The kinds of entry that staff edits. */
  contentTypes?: readonly ContentType[];
  /** The paths worth indexing, for the sitemap. */
  listPublicPaths?(ctx: Ctx): Promise<string[]>;
}

/** What a manifest has that no manifest has: a misspelled member would otherwise be ignored. */
type Unknown<F> = { [Name in Exclude<keyof F, keyof Feature>]: never };

/** Checks a manifest, and keeps its own type: of it the API's types are made. */
export function defineFeature<const F extends Feature>(feature: F & Unknown<F>): F {
  return feature;
}
