import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

/**
 * One thing that a person's panel shows. `words` are ours, in the viewer's language; `text` was written by people, also that
 * of a `link`; `time` is ISO 8601 UTC. Null where there is nothing.
 */
export const PanelValue = z.nullable(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('words'), words: z.string() }),
    z.object({ kind: z.literal('text'), text: z.string() }),
    z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
    z.object({ kind: z.literal('time'), at: z.string() }),
    z.object({ kind: z.literal('number'), number: z.number() }),
  ]),
);
export type PanelValue = z.infer<typeof PanelValue>;

export const PanelFact = z.object({ label: z.string(), value: PanelValue });
export type PanelFact = z.infer<typeof PanelFact>;

/** A few rows, the latest first; `more` if there are others. */
export const PanelTable = z.object({
  caption: z.string(),
  columns: z.array(z.string()),
  rows: z.array(z.array(PanelValue)),
  more: z.boolean(),
});
export type PanelTable = z.infer<typeof PanelTable>;

export const PanelSection = z.object({
  name: z.string(),
  title: z.string(),
  facts: z.array(PanelFact),
  tables: z.array(PanelTable),
});
export type PanelSection = z.infer<typeof PanelSection>;

/** What an act may ask for: why, the last day of something, a number of coins, a language. */
export const actFields = ['until', 'coins', 'language', 'reason'] as const;
export type ActField = (typeof actFields)[number];

/** An act that this viewer may do to this person now. `shortestReason`: in characters. */
export const OfferedAct = z.object({
  name: z.string(),
  title: z.string(),
  explanation: z.string(),
  fields: z.array(z.enum(actFields)),
  shortestReason: z.int(),
  grave: z.boolean(),
});
export type OfferedAct = z.infer<typeof OfferedAct>;

export const PersonPanel = z.object({
  id: z.string(),
  name: z.string(),
  emailAddress: z.nullable(z.string()),
  language: z.enum(localeCodes),
  minor: z.boolean(),
  /** One of the administration herself. */
  staff: z.boolean(),
  restricted: z.boolean(),
  /** When the account is erased, if it is closed. */
  eraseAt: z.nullable(z.string()),
  /** Names the next act: sent twice, it is done once. */
  once: z.string(),
  sections: z.array(PanelSection),
  acts: z.array(OfferedAct),
});
export type PersonPanel = z.infer<typeof PersonPanel>;

const Id = z.string().check(z.minLength(1), z.maxLength(60));

export const ActInput = z.object({
  id: Id,
  act: Id,
  once: z.optional(Id),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  /** `2027-08-31`: the last day. */
  until: z.optional(z.iso.date()),
  coins: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
  language: z.optional(z.enum(localeCodes)),
});
export type ActInput = z.infer<typeof ActInput>;

/** Where the browser goes next, if the act leads somewhere. */
export const ActAnswer = z.object({ location: z.nullable(z.string()) });
export type ActAnswer = z.infer<typeof ActAnswer>;

export const panelContract = {
  person: oc
    .route({
      method: 'GET',
      path: '/admin/users/{id}',
      operationId: 'getPerson',
      summary: 'Get everything that the caller may know of a person, and what she may do',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: Id }))
    .output(PersonPanel),
  actOnPerson: oc
    .route({
      method: 'POST',
      path: '/admin/users/{id}/acts/{act}',
      operationId: 'actOnPerson',
      summary: 'Do something to a person’s account; recorded in the audit log',
    })
    .meta(
      refuses({
        forbidden: ['forbidden', 'mail_limit'],
        notFound: true,
        conflict: ['act_not_offered', 'last_admin'],
      }),
    )
    .input(ActInput)
    .output(ActAnswer),
};
