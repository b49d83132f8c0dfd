/** What the address of a campaign's page says of a gift, which its form is to know: how much, how often, and how its donor came. */
export function readPassedOn(search: URLSearchParams) {
  const asked = (name: string) => search.get(name) ?? undefined;
  return {
    currency: asked('currency'),
    amount: asked('amount'),
    period: asked('period'),
    via: asked('via'),
  };
}
