import * as z from 'zod';
import { slugs, text } from '#platform/content/text-schemas.ts';
import { sources } from '#features/learning/content/server/passages/passage-schemas.ts';
import { taskSteps } from '../policy.ts';
import { defineAuthoring, matchTexts } from '#features/learning/content/server/authoring.ts';

/** Something to do away from the screen: a challenge, or a deed in the real world (rwi). */
export interface TaskBody {
  kind: 'task';
  /** Why it is worth doing, and its source. */
  why: string;
  source?: string | undefined;
  /** What to have at hand; may be empty. */
  needs: string[];
  steps: string[];
  /** A thought that makes it easier, or safer. */
  tip: string;
  /** What to show or tell when it is done. */
  show: string;
}

declare module '#features/learning/content/server/item-body.ts' {
  interface ItemBodies {
    task: TaskBody;
  }
}

/** A task with its steps. */
export const taskAuthoring = defineAuthoring({
  structure: z.strictObject({
    needs: slugs(0, 8).default([]),
    steps: slugs(taskSteps.min, taskSteps.max),
    sources: sources.optional(),
  }),
  texts: z.strictObject({
    why: text(600),
    needs: z.record(z.string(), text(120)).default({}),
    steps: z.record(z.string(), text(300)),
    tip: text(300),
    show: text(300),
  }),
  merge: ({ needs, steps, sources }, texts, mistakes): TaskBody => ({
    kind: 'task',
    why: texts.why,
    source: sources && mistakes.cite(sources, ['sources']).source,
    needs: matchTexts(needs, texts.needs, ['needs'], mistakes).map(({ text }) => text),
    steps: matchTexts(steps, texts.steps, ['steps'], mistakes).map(({ text }) => text),
    tip: texts.tip,
    show: texts.show,
  }),
});
