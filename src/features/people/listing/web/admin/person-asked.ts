const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The person whose panel is open: a search for an id finds exactly her (spec §2). */
export function findPersonAsked(query: URLSearchParams): string | undefined {
  const q = query.get('q')?.trim() ?? '';
  return idPattern.test(q) ? q : undefined;
}
