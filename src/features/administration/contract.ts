import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { localeCodes } from '#core/locale.ts';
import { viewsContract } from './views/contract.ts';

/**
 * A number on the start page. `text` is the message that says what it counts, and is given `count`. A `count` is for
 * information, a `queue` waits for a person, a `trouble` needs mending. `href` leads to where it is dealt with.
 */
export const FactView = z.object({
  id: z.string(),
  text: z.string(),
  count: z.int(),
  kind: z.enum(['count', 'queue', 'trouble']),
  href: z.optional(z.string()),
  /** The language of the content that it is about. */
  language: z.optional(z.enum(localeCodes)),
});
export type FactView = z.infer<typeof FactView>;

/** Who acted, or what it was done to: its name, or the id of what has none; `href` is null if the caller can open no page of it. */
const Party = z.object({ name: z.string(), href: z.nullable(z.string()) });

/** Something that was done lately; `text` says what, in the caller's language. */
export const ChangeView = z.object({
  id: z.string(),
  at: z.string(),
  who: Party,
  text: z.string(),
  subject: Party,
});
export type ChangeView = z.infer<typeof ChangeView>;

export const OverviewView = z.object({
  facts: z.array(FactView),
  /** The last acts, newest first; empty for callers who may not read the audit log. */
  changes: z.array(ChangeView),
});
export type OverviewView = z.infer<typeof OverviewView>;

/** Something to go to. `kind` is the message that says what it is, such as a person. */
export const FindView = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  /** The language of the title, if it is known. */
  lang: z.optional(z.enum(localeCodes)),
  note: z.optional(z.string()),
  href: z.string(),
});
export type FindView = z.infer<typeof FindView>;

export const administrationContract = {
  overview: oc
    .route({
      method: 'GET',
      path: '/admin/overview',
      operationId: 'getAdminOverview',
      summary: 'Get what the start page of the administration shows the caller',
    })
    .output(OverviewView),
  find: oc
    .route({
      method: 'GET',
      path: '/admin/find',
      operationId: 'findInAdministration',
      summary: 'Find people and content by what was typed into the palette',
    })
    .input(z.object({ q: z.string().check(z.maxLength(100)) }))
    .output(z.object({ items: z.array(FindView) })),
  ...viewsContract,
};

declare module '../../core/api.ts' {
  interface Api {
    administration: typeof administrationContract;
  }
}
