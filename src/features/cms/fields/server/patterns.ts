import { findPattern } from '#features/cms/fields/policy-labels.ts';
import type { ContentType } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The names on the way to a field; places in lists are numbers. */
export type Keys = readonly (string | number)[];

/** What fields of a pattern are called; one without a label by its own name. */
export function sayPattern(
  { say }: Pick<Ctx, 'say'>,
  { labels = {} }: Pick<ContentType, 'labels'>,
  pattern: string,
) {
  const label = labels[pattern];
  if (label !== undefined) return say(label);
  const names = pattern.split('.').filter((key) => key !== '*');
  return names.map((key) => key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ')).join(' › ');
}

/** What the field at a path is called. */
export function sayField(ctx: Pick<Ctx, 'say'>, type: Pick<ContentType, 'labels'>, path: string): string {
  const pattern = findPattern(Object.keys(type.labels ?? {}), path.split('.'));
  return sayPattern(ctx, type, pattern ?? path);
}
