import { childRoles } from '#core/access.ts';

/** Whom news of the house is for; `learners` are those of age. */
export const newsAudiences = ['everyone', 'parents', 'educators', 'learners'] as const;
export type NewsAudience = (typeof newsAudiences)[number];

interface Reader {
  role: string;
  isChild: boolean;
}

/** The audiences that a reader belongs to. A child is none of the grown-ups' and reads only what is marked for children. */
export function audiencesOf({ role, isChild }: Reader): readonly NewsAudience[] {
  if (isChild || childRoles.some((each) => each === role)) return ['everyone'];
  if (role === 'parent') return ['everyone', 'parents'];
  if (role === 'educator') return ['everyone', 'educators'];
  return ['everyone', 'learners'];
}

/** Where a piece of news stands. */
export type NewsState = 'draft' | 'scheduled' | 'sent' | 'withdrawn';

export function stateOf(
  { sendAt, withdrawnAt }: { sendAt: Date | null; withdrawnAt: Date | null },
  now: Date,
): NewsState {
  if (withdrawnAt) return 'withdrawn';
  if (!sendAt) return 'draft';
  return sendAt > now ? 'scheduled' : 'sent';
}
