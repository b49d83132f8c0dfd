/** What of an address says over which days a report is. */
export function spanPart(search: URLSearchParams): Record<string, string | undefined> {
  const given = (name: string) => search.get(name) || undefined;
  return { days: given('days'), from: given('from'), until: given('until') };
}
