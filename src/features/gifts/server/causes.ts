/** Names the plan that a gift gives, among all that are granted. */
export function grantOf({ id }: { id: string }): string {
  return `gift:${id}`;
}

/** What the invoice of a gift is for. */
export function invoiceCause({ id }: { id: string }): string {
  return `gift:${id}`;
}
