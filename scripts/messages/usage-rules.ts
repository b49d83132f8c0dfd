import type { Usage } from './read-usage.ts';

/**
 * Keys that no source uses, used keys that no message file has, and keys whose reader's gender is passed although no
 * language uses it (`gendered` are those that do), or is missing where one does; a line each.
 */
export function usageProblems(
  keys: Set<string>,
  usages: Map<string, Usage>,
  gendered: Set<string> = new Set(),
): string[] {
  const used = new Set([...usages.values()].flatMap((usage) => [...usage.asked, ...usage.texts]));
  const unused = [...keys].filter((key) => !used.has(key)).map((key) => `"${key}" is used nowhere`);
  const missing = [...usages].flatMap(([path, usage]) => {
    const unknown = new Set(usage.asked.filter((key) => !keys.has(key)));
    return [...unknown].map((key) => `${path}: "${key}" is in no en.json`);
  });
  const ofGender = [...usages].flatMap(([path, usage]) =>
    genderProblems(usage, gendered).map((problem) => `${path}: ${problem}`),
  );
  return [...unused, ...missing, ...ofGender];
}

function genderProblems(usage: Usage, gendered: Set<string>): string[] {
  const said = new Set([...usage.withGender, ...usage.withoutGender]);
  const named = usage.texts.filter((key) => gendered.has(key) && !said.has(key));
  const silent = [
    ...usage.withoutGender.filter((key) => gendered.has(key)),
    ...(usage.givesGender ? [] : named),
  ];
  const needless = usage.withGender.filter((key) => !gendered.has(key));
  return [
    ...[...new Set(silent)].map((key) => `"${key}" is said without gender, which a language asks for`),
    ...[...new Set(needless)].map((key) => `"${key}" is said with gender, which no language asks for`),
  ];
}
