/** What is wrong with resources: those that are not made, are made from something else by now, or that nothing makes. */
export function findStale(
  wanted: ReadonlyMap<string, string>,
  { madeFrom, files }: { madeFrom: Readonly<Record<string, string>>; files: readonly string[] },
): { file: string; what: 'missing' | 'stale' | 'unknown' }[] {
  const made = new Set(files);
  const wrong = [...wanted].flatMap(([file, hash]) => {
    if (!made.has(file)) return { file, what: 'missing' as const };
    return madeFrom[file] === hash ? [] : { file, what: 'stale' as const };
  });
  // Materials are made by hand.
  const unknown = files.filter((file) => !wanted.has(file) && !file.startsWith('material.'));
  return [...wrong, ...unknown.map((file) => ({ file, what: 'unknown' as const }))];
}
