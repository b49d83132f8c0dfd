import type { Ctx } from '#platform/ctx.ts';

type SayCtx = Pick<Ctx, 'locale' | 'say' | 'sayIn'>;

const shell = 'shell:';

/** A guardian acts by a mailed link. On the server it is a command, by the name of its user, or what ran by itself. */
export function sayActor({ locale, say, sayIn }: SayCtx, who: string): string | null {
  if (who === 'guardian') return say('people.actor.guardian');
  return who.startsWith(shell)
    ? sayIn(locale, 'people.actor.server', { name: who.slice(shell.length) })
    : null;
}
