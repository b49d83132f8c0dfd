import { factsOf, number, selectUsers, words, type PersonSection } from '#features/people/server/public.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import { hasApp } from '#features/sign-in/second-step/server/second-factor.ts';

/** What she can sign in with, without anything that would let someone in. */
export const waysInSection: PersonSection = {
  name: 'ways-in',
  title: 'signIn.panel.waysIn',
  permission: 'users.find',
  async read(ctx, { id }) {
    const { password_hash } = await selectUsers(ctx.db)
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const identities = await ctx.db
      .selectFrom('identities')
      .select('provider')
      .distinct()
      .where('user_id', '=', id)
      .orderBy('provider')
      .execute();
    const { passkeys } = await ctx.db
      .selectFrom('passkeys')
      .select(({ fn }) => fn.countAll<number>().as('passkeys'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const { say } = ctx;
    const yes = (is: boolean) => words(is ? say('signIn.panel.yes') : say('signIn.panel.no'));
    const names = { google: 'Google', facebook: 'Facebook' };
    return {
      facts: factsOf({
        [say('signIn.panel.password')]: yes(password_hash !== noPassword),
        [say('signIn.panel.providers')]:
          identities.length === 0
            ? null
            : words(identities.map(({ provider }) => names[provider]).join(', ')),
        [say('signIn.panel.passkeys')]: number(passkeys),
        [say('signIn.panel.secondStep')]: yes(await hasApp(ctx, id)),
      }),
    };
  },
};
