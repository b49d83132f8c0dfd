import type { Actor } from '#core/actor.ts';
import { localeCodes } from '#core/locale.ts';
import { holdsPermission, mayWriteLanguage } from '#core/permissions.ts';
import type { Author } from './author.ts';

/** The caller; someone who is no staff may nothing. */
export function authorOf({ actor }: { actor: Actor }): Author {
  if (actor.kind === 'visitor')
    return { who: 'visitor', rights: { shared: false, languages: [], publish: false } };
  return {
    who: actor.userId,
    rights: {
      shared: holdsPermission(actor, 'content.edit'),
      languages: localeCodes.filter((locale) => mayWriteLanguage(actor, locale)),
      publish: holdsPermission(actor, 'content.publish'),
    },
  };
}
