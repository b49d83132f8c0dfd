import { comeLater } from '#page/come-later.tsx';

/** What is planned for now: mostly nothing, so no page loads it at first. */
export const DuePlans = comeLater(async () => {
  const { DuePlans } = await import('#features/learning/offered/due-plans.tsx');
  return { default: DuePlans };
});
