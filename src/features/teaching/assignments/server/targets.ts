import type { Ctx } from '#platform/ctx.ts';
import { listLessonPlans } from '#features/curriculum/server/public.ts';
import {
  findClassCourses,
  findClassItems,
  findItemIds,
  listClassCourses,
  listResources,
  type ClassItem,
} from '#features/learning/server/public.ts';
import type { Assignable } from '../contract.ts';
import type { TargetKind } from '../policy.ts';

/** What was set, as it is now. */
export interface Target {
  title: string;
  href: string | undefined;
  /** What has to be done; nothing of a file. */
  items: readonly ClassItem[];
}

interface Named {
  kind: TargetKind;
  target: string;
}

export const keyOf = ({ kind, target }: Named) => `${kind} ${target}`;

/** These targets by `keyOf`; what is not there any more is left out. */
export async function findTargets(ctx: Ctx, named: readonly Named[]): Promise<ReadonlyMap<string, Target>> {
  const idsOf = (kind: TargetKind) => named.filter((each) => each.kind === kind).map(({ target }) => target);
  const found = new Map<string, Target>();
  for (const { id, title, href, items } of await findClassCourses(ctx, idsOf('course')))
    found.set(keyOf({ kind: 'course', target: id }), {
      title,
      href,
      items: items.filter(({ counts }) => counts),
    });
  for (const item of (await findClassItems(ctx, idsOf('item'))).values())
    found.set(keyOf({ kind: 'item', target: item.id }), {
      title: item.title,
      href: item.href,
      items: [item],
    });
  const files = idsOf('resource');
  if (files.length > 0)
    for (const { id, title, href, mayDownload } of await listResources(ctx))
      if (files.includes(id))
        found.set(keyOf({ kind: 'resource', target: id }), {
          title,
          href: mayDownload ? href : undefined,
          items: [],
        });
  const plans = idsOf('lesson_plan');
  if (plans.length > 0) await addPlans(ctx, new Set(plans), found);
  return found;
}

async function addPlans(ctx: Ctx, ids: ReadonlySet<string>, found: Map<string, Target>): Promise<void> {
  for (const plan of await listLessonPlans(ctx.locale)) {
    if (!ids.has(plan.id)) continue;
    const items = await findClassItems(ctx, await findItemIds(ctx, plan.items));
    found.set(keyOf({ kind: 'lesson_plan', target: plan.id }), {
      title: plan.title,
      href: plan.href,
      items: [...items.values()],
    });
  }
}

/** What can be set of a kind, in the language of the teacher. Files with the right answers are not offered. */
export async function listChoices(ctx: Ctx, kind: TargetKind): Promise<Assignable['groups']> {
  switch (kind) {
    case 'course': {
      const courses = await listClassCourses(ctx);
      return [{ title: '', choices: courses.map(({ id, title }) => ({ id, title })) }];
    }
    case 'item': {
      const courses = await listClassCourses(ctx);
      return courses.map(({ title, items }) => ({
        title,
        choices: items.map((item) => ({ id: item.id, title: item.title })),
      }));
    }
    case 'lesson_plan': {
      const plans = await listLessonPlans(ctx.locale);
      return [...Map.groupBy(plans, ({ curriculum }) => curriculum)].map(([title, own]) => ({
        title,
        choices: own.map(({ id, title: theme }) => ({ id, title: theme })),
      }));
    }
    case 'resource': {
      const files = (await listResources(ctx)).filter(
        ({ kind: of, lang = ctx.locale }) => of !== 'kahoot' && lang === ctx.locale,
      );
      return [{ title: '', choices: files.map(({ id, title }) => ({ id, title })) }];
    }
  }
}
