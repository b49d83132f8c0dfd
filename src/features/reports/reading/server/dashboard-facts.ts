import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Fact } from '#features/administration/server/public.ts';
import { adminHref } from '#admin-urls.ts';
import { showCounted } from '#features/reports/policy.ts';
import { readSums } from './read-figures.ts';
import { peopleOf } from './time-chart.ts';

/** The last seven days, for the start page; what is about fewer than five people is left out there too. */
export async function listWeekFacts(ctx: Ctx): Promise<Fact[]> {
  const until = ctx.clock.now().toISOString().slice(0, 10);
  const span = { from: addDays(until, -6), until };
  const asked = [
    { kind: 'joined', text: 'reports.fact.joined', report: 'people', once: true },
    { kind: 'active', text: 'reports.fact.active', report: 'people', once: false },
    { kind: 'completed', text: 'reports.fact.completed', report: 'learning', once: false },
  ];
  const facts = await Promise.all(
    asked.map(async ({ kind, text, report, once }): Promise<Fact[]> => {
      const counted = (await readSums(ctx, { kind, span, once })).get('');
      const count = counted && showCounted(kind === 'active' ? peopleOf(counted) : counted);
      const href = adminHref('adminReport', { reportName: report });
      return count
        ? [{ id: `reports.${kind}`, text, count, kind: 'count', permission: 'reports.read', href }]
        : [];
    }),
  );
  return facts.flat();
}
