import * as z from 'zod';
import type { FieldIssue } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { findAgeIssues, judgeAge, type SaidAge } from './age.ts';

const cookieName = 'first-year';
/** Long enough that a child does not go back to enter another year, short enough for a computer that a family shares. */
const cookieSeconds = 3600;
const Cookie = z.object({ minor: z.literal(true) });

/**
 * The first birth year given in a browser counts for an hour (docs/decisions/0039): if it was a minor's, an adult's is
 * refused. Call it for every year given, even in a form that is refused for something else.
 */
export async function findFirstYearIssues(ctx: RequestCtx, said: SaidAge): Promise<FieldIssue[]> {
  if (findAgeIssues(said, ctx.clock.now()).length > 0) return [];
  const { adult_from } = await judgeAge(ctx, said);
  if (adult_from) {
    ctx.signedCookies.set(cookieName, { minor: true }, cookieSeconds);
    return [];
  }
  return Cookie.safeParse(ctx.signedCookies.read(cookieName)).success
    ? [{ path: 'birthYear', messageKey: 'signUp.field.firstYear' }]
    : [];
}
