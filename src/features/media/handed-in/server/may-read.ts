import type { Member } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { defineQuestion } from '#platform/composition/feature-hooks.ts';

/**
 * Which of these files the reader may read, a visitor being undefined, or anyone with the mailed `link`: features answer for what was handed in with them. Asked with
 * every request for a file, so an answer must be quick. Owners are not asked about: they always may.
 */
export const mayReadHandedIn = defineQuestion<
  { fileIds: readonly string[]; reader: Member | undefined; link: string | undefined },
  readonly string[]
>('media.mayReadHandedIn');

/** Which of these files a draft of their owners still names: they are not removed, although nothing was handed in with them yet. */
export const draftedHandedIn = defineQuestion<
  { fileIds: readonly string[]; ownerIds: readonly UserId[] },
  readonly string[]
>('media.draftedHandedIn');
