import type { Usage } from './read-usage.ts';

/** Keys that no source uses, and keys that sources use and no file of messages holds, a line each. */
export function usageProblems(keys: Set<string>, usages: Map<string, Usage>): string[] {
  const used = new Set([...usages.values()].flatMap((usage) => [...usage.asked, ...usage.texts]));
  const unused = [...keys].filter((key) => !used.has(key)).map((key) => `"${key}" is used nowhere`);
  const missing = [...usages].flatMap(([path, usage]) => {
    const unknown = new Set(usage.asked.filter((key) => !keys.has(key)));
    return [...unknown].map((key) => `${path}: "${key}" is in no en.json`);
  });
  return [...unused, ...missing];
}
