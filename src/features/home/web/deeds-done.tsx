import { comeLater } from '#page/come-later.tsx';

/** What all learners have done in the world: below the rest, so it may come once the page is live. */
export const DeedsDone = comeLater(async () => {
  const { ImpactCounter } = await import('#features/submissions/offered/impact-counter.tsx');
  return { default: ImpactCounter };
});
