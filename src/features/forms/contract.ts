import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ListingRequest, listingPageOf } from '#core/listing.ts';
import { localeCodes } from '#core/locale.ts';
import { EmailAddress, line } from '#features/people/contract.ts';
import { formNames, longestMessage, longestReply } from './policy.ts';

const EntryId = z.string().check(z.maxLength(100));
const Version = z.coerce.number().check(z.gte(1), z.lte(2_000_000_000));
/** Text of several lines: control characters other than line breaks and tabs are refused. */
const lines = (longest: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/),
    );

export const FormEntryInput = z.object({
  formName: z.enum(formNames),
  name: line(120).check(z.minLength(1)),
  emailAddress: EmailAddress,
  organization: z.optional(line(160)),
  message: lines(longestMessage),
  /** The answer to `GET /captcha`; without it, fewer messages are accepted. */
  captcha: z.optional(z.string().check(z.maxLength(8000))),
});
export type FormEntryInput = z.infer<typeof FormEntryInput>;

export const FormEntriesRequest = z.extend(ListingRequest, {
  form: z.optional(z.enum(formNames)),
  state: z.optional(z.enum(['open', 'answered'])),
});
export type FormEntriesRequest = z.infer<typeof FormEntriesRequest>;

export const FormEntryView = z.object({
  id: z.string(),
  form: z.string(),
  language: z.enum(localeCodes),
  name: z.string(),
  emailAddress: z.string(),
  organization: z.string(),
  message: z.string(),
  sentAt: z.string(),
  assignedTo: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  version: z.int(),
});
export type FormEntryView = z.infer<typeof FormEntryView>;

const Change = z.object({ id: EntryId, version: Version });
const acts = refuses({ conflict: ['changed_meanwhile'], notFound: true });

export const formsContract = {
  send: oc
    .route({
      method: 'POST',
      path: '/forms/{formName}/entries',
      operationId: 'sendForm',
      successStatus: 201,
      summary: 'Send a form of the site, such as a question from a school',
    })
    .input(FormEntryInput)
    .output(z.object({ id: z.string() })),
  list: oc
    .route({
      method: 'GET',
      path: '/admin/forms',
      operationId: 'listFormEntries',
      summary: 'List what was sent by the forms of the site',
    })
    .input(FormEntriesRequest)
    .output(listingPageOf(FormEntryView)),
  get: oc
    .route({
      method: 'GET',
      path: '/admin/forms/{id}',
      operationId: 'getFormEntry',
      summary: 'Get what was sent',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: EntryId }))
    .output(FormEntryView),
  take: oc
    .route({
      method: 'POST',
      path: '/admin/forms/{id}/take',
      operationId: 'takeFormEntry',
      summary: 'Take over a message: the others see who answers it',
    })
    .meta(acts)
    .input(Change)
    .output(FormEntryView),
  reply: oc
    .route({
      method: 'POST',
      path: '/admin/forms/{id}/reply',
      operationId: 'replyToFormEntry',
      summary: 'Answer a message by email; on Shabbat it leaves when that is over where the sender is',
    })
    .meta(acts)
    .input(z.extend(Change, { text: lines(longestReply) }))
    .output(FormEntryView),
  settle: oc
    .route({
      method: 'POST',
      path: '/admin/forms/{id}/settle',
      operationId: 'settleFormEntry',
      summary: 'Mark a message as answered without an email',
    })
    .meta(acts)
    .input(Change)
    .output(FormEntryView),
};

declare module '../../core/api.ts' {
  interface Api {
    forms: typeof formsContract;
  }
}
