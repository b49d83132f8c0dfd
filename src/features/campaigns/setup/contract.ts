import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { currencyCodes } from '#core/money.ts';
import { places } from '#core/places.ts';
import { EmailAddress, line, paragraphs, personName, visibleLine } from '#features/people/contract.ts';
import { categoryNames, durationNames } from '../life/policy.ts';
import { campaignCovers, longest, shortestSlug, slugPattern, typedNames } from './policy.ts';

/** An optional plus, then digits, spaces, dots, dashes and parentheses (spec §5); or nothing. */
const phonePattern = /^$|^\+?(?=.*\d)[\d .()-]+$/;

/** What it is for, and who leads it (spec §3: campaign). */
export const AboutFields = {
  category: z.enum(categoryNames, 'campaigns.field.category'),
  name: visibleLine(longest.name).check(z.minLength(3, 'campaigns.field.name')),
  teamLeaderName: personName(longest.teamLeaderName).check(z.minLength(1, 'campaigns.field.teamLeaderName')),
  email: EmailAddress,
  phone: line(40).check(z.regex(phonePattern, 'campaigns.field.phone')),
};

export const Slug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(shortestSlug, 'campaigns.field.slug'),
    z.maxLength(longest.slug, { abort: true, error: 'campaigns.field.slug' }),
    z.regex(slugPattern, 'campaigns.field.slug'),
  );

const TypedAmount = z.string().check(z.maxLength(60));

/** How it is found and shown, and how long it runs. Amounts are as people of the caller's language type them. */
export const PageFields = {
  slug: Slug,
  currency: z.enum(currencyCodes, 'campaigns.field.currency'),
  goal: TypedAmount,
  /** Of the round after the goal; empty for none. */
  bonusGoal: TypedAmount,
  place: z.enum(
    places.map(({ id }) => id),
    'campaigns.field.place',
  ),
  description: visibleLine(longest.description).check(z.minLength(10, 'campaigns.field.description')),
  story: paragraphs(longest.story, 'campaigns.field.story'),
  filmUrl: line(longest.filmUrl),
  cover: z.enum(campaignCovers, 'campaigns.field.cover'),
  givesOnHolyDays: z.boolean(),
  language: z.enum(localeCodes, 'campaigns.field.language'),
};

/** A day of the calendar and a time by the clocks of the campaign's place; an empty day is as soon as possible. */
export const BeginningFields = {
  duration: z.enum(durationNames, 'campaigns.field.duration'),
  startsOn: z.union([z.literal(''), z.iso.date('campaigns.field.startsOn')], 'campaigns.field.startsOn'),
  startsTime: z.union(
    [z.literal(''), z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))],
    'campaigns.field.startsTime',
  ),
};

export const AboutInput = z.object(AboutFields);
export type AboutInput = z.infer<typeof AboutInput>;
export const PageInput = z.object({ ...PageFields, ...BeginningFields });
export type PageInput = z.infer<typeof PageInput>;

/** Right or wrong: nothing of it is judged until she goes on. */
export const Typed = z.partialRecord(z.enum(typedNames), z.string().check(z.maxLength(longest.story)));
export type Typed = z.infer<typeof Typed>;

export const SetupView = z.object({
  /** The step that she has reached; null before anything is kept. */
  step: z.nullable(z.enum(['step_1', 'step_2'])),
  typed: Typed,
  /** An address that is still free, made from the name. */
  proposedSlug: z.nullable(z.string()),
  /** The place that seems to be hers, and the first and last day on which one can begin there. */
  place: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  /** Her own, to begin with. */
  teamLeaderName: z.string(),
  email: z.string(),
  currency: z.enum(currencyCodes),
});
export type SetupView = z.infer<typeof SetupView>;

const setup = '/users/current/crowdfunding/setup';

export const setupContract = {
  setup: oc
    .route({
      method: 'GET',
      path: setup,
      operationId: 'getCampaignSetup',
      summary: 'Get the campaign that the caller is setting up, as she has typed it so far',
    })
    .output(SetupView),
  keep: oc
    .route({
      method: 'PUT',
      path: setup,
      operationId: 'keepCampaignSetup',
      summary: 'Keep what is typed into a campaign’s fields, right or wrong',
    })
    .input(z.object({ typed: Typed, goesOn: z.optional(z.boolean()) }))
    .output(z.object({ step: z.nullable(z.enum(['step_1', 'step_2'])) })),
  describe: oc
    .route({
      method: 'POST',
      path: `${setup}/about`,
      operationId: 'describeCampaign',
      summary: 'Say what a campaign is for and who leads it: its first step',
    })
    .input(AboutInput)
    .output(z.object({ step: z.literal('step_2') })),
  complete: oc
    .route({
      method: 'POST',
      path: `${setup}/page`,
      operationId: 'completeCampaign',
      summary: 'Say how a campaign is shown and when it runs: its second step, which makes a draft of it',
    })
    .meta(refuses({ conflict: ['not_described', 'created_already'] }))
    .input(PageInput)
    .output(z.object({ slug: z.string() })),
  discard: oc
    .route({
      method: 'DELETE',
      path: setup,
      operationId: 'discardCampaignSetup',
      summary: 'Remove everything that was typed, to start again',
    })
    .output(z.object({ step: z.null() })),
};
