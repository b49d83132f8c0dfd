import type { Json } from '#core/json.ts';
import { Invalid } from '#core/refusals.ts';
import type { GivenContent } from './given-content.ts';

const charactersAtMost = 1_000_000;
const depthAtMost = 30;

/** Refuses what no entry needs, before anything walks through it. */
export function refuseTooLarge({ shared, texts }: GivenContent): void {
  const parts = [
    ['shared', shared],
    ...Object.entries(texts ?? {}).map(([key, text]) => [`texts.${key}`, text]),
  ] as [string, Json | undefined][];
  const tooLarge = parts.filter(
    ([, part]) =>
      part !== undefined && (!isShallow(part, depthAtMost) || JSON.stringify(part).length > charactersAtMost),
  );
  if (tooLarge.length > 0)
    throw new Invalid(tooLarge.map(([path]) => ({ path, messageKey: 'cms.issue.tooLarge' })));
}

function isShallow(value: Json, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((member) => isShallow(member, depth - 1));
}
