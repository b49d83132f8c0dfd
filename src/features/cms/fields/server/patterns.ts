import type { ContentType } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The names on the way to a field; places in lists are numbers. */
export type Keys = readonly (string | number)[];

/** The pattern that fits a field, in which `*` stands for any key or place in a list; the most exact one. */
export function findPattern(patterns: readonly string[], keys: Keys): string | undefined {
  const stars = (pattern: string) => pattern.split('*').length;
  const [found] = patterns
    .filter((pattern) => fits(pattern.split('.'), keys))
    .toSorted((a, b) => stars(a) - stars(b));
  return found;
}

function fits(pattern: readonly string[], keys: Keys): boolean {
  return (
    pattern.length === keys.length && pattern.every((part, at) => part === '*' || part === `${keys[at]}`)
  );
}

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
