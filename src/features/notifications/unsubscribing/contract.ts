import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';

const Token = z.string().check(z.maxLength(1000));

/**
 * Which mails a token of an unsubscribe link stands for. `chosen` are of a kind that the reader chooses in her settings, `name`
 * says which; the others are what other people have us write to the address.
 */
export const MailEndingView = z.object({
  emailAddress: z.string(),
  topic: z.enum(['invitations', 'approvals', 'chosen']),
  name: z.string(),
  /** No such mail is sent any more. */
  ended: z.boolean(),
  /** Nor is anything else that other people have us write. */
  everythingEnded: z.boolean(),
});
export type MailEndingView = z.infer<typeof MailEndingView>;

export const MailEndingInput = z.object({ token: Token, lang: z.optional(z.enum(localeCodes)) });
export type MailEndingInput = z.infer<typeof MailEndingInput>;

/** `everything`: whatever other people have us write. `nothing`: such mail is welcome again. */
export const EndMailsInput = z.extend(MailEndingInput, { end: z.enum(['these', 'everything', 'nothing']) });
export type EndMailsInput = z.infer<typeof EndMailsInput>;

export const unsubscribingContract = {
  mailEnding: oc
    .route({
      method: 'GET',
      path: '/emails/unsubscribe/{token}',
      operationId: 'getUnsubscribing',
      summary: 'Get which mails a link to unsubscribe is about, and whether they have been ended',
    })
    .meta(refuses({ notFound: true }))
    .input(MailEndingInput)
    .output(MailEndingView),
  endMails: oc
    .route({
      method: 'POST',
      path: '/emails/unsubscribe/{token}',
      operationId: 'unsubscribe',
      summary: 'End the mails that a link to unsubscribe is about, or have them sent again',
    })
    .meta(refuses({ notFound: true }))
    .input(EndMailsInput)
    .output(MailEndingView),
};
