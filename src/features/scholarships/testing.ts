import type { RequestCtx } from '#platform/ctx.ts';
import type { ScholarshipInput } from './asking/contract.ts';
import { ask } from './asking/server/ask.ts';
import { hashAddress } from './server/sealed-words.ts';

/** What a teacher asks who could pay a quarter of Premium, or whatever is said instead. */
export const scholarshipInput = (changes: Partial<ScholarshipInput> = {}): ScholarshipInput => ({
  asker: 'educator',
  beneficiary: 'class',
  name: 'Shira Levi',
  emailAddress: 'shira@school.example',
  country: 'US',
  words: 'Our class learns on Sundays.\n\nThe school has no budget for it.',
  plan: 'premium',
  share: 25,
  ...changes,
});

/** A request of a visitor, or of the signed-in caller whose address is proved. */
export async function makeScholarshipRequest(
  ctx: RequestCtx,
  changes: Partial<ScholarshipInput> = {},
): Promise<{ id: string }> {
  const { emailAddress } = await ask(ctx, scholarshipInput(changes));
  return ctx.db
    .selectFrom('scholarship_requests')
    .select('id')
    .where('email_hash', '=', hashAddress(emailAddress))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
}
