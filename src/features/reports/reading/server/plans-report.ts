import type { Report } from './charts.ts';
import { makeStandingChart } from './standing-chart.ts';

/** How many people have each plan. */
export const plansReport: Report = {
  name: 'plans',
  title: 'reports.plans.title',
  place: 5,
  charts: async (ctx, { span }) => [
    await makeStandingChart(ctx, {
      id: 'plans',
      title: ctx.say('reports.plans.byPlan'),
      note: ctx.say('reports.plans.note'),
      kind: 'plans',
      span,
      lines: [
        { value: 'standard', label: ctx.say('settings.plan.standard') },
        { value: 'premium', label: ctx.say('settings.plan.premium') },
        { value: 'complimentary', label: ctx.say('settings.plan.complimentary') },
        { value: 'trial', label: ctx.say('settings.plan.trial') },
      ],
    }),
  ],
};
