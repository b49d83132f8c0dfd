import { listPlanChanges, type PlanChanged } from '#features/billing/server/public.ts';
import {
  namePlan,
  rowsAtMost,
  tableOf,
  time,
  words,
  type PersonSection,
} from '#features/people/server/public.ts';

const sourceNames: Record<PlanChanged['source'], string> = {
  granted: 'settings.panel.granted',
  demo: 'settings.panel.demo',
  paid: 'settings.panel.paid',
  gift: 'settings.panel.gift',
  scholarship: 'settings.panel.scholarship',
  license: 'settings.panel.license',
};

/** The plans she was given: money, or what stands for it. */
export const planSection: PersonSection = {
  name: 'plan',
  title: 'settings.panel.plan',
  permission: 'money.read',
  async read(ctx, { id }) {
    const rows = await listPlanChanges(ctx, id, { limit: rowsAtMost + 1 });
    if (rows.length === 0) return undefined;
    const { say } = ctx;
    const columns = {
      [say('settings.panel.planSince')]: ({ changed_at }: PlanChanged) => time(changed_at),
      [say('settings.panel.planName')]: ({ plan }: PlanChanged) => words(namePlan(ctx, plan)),
      [say('settings.panel.planUntil')]: ({ ends_at }: PlanChanged) => time(ends_at),
      [say('settings.panel.planSource')]: ({ source }: PlanChanged) => words(say(sourceNames[source])),
    };
    return { tables: [tableOf(say('settings.panel.planCaption'), columns, rows)] };
  },
};
