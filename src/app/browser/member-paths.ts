const paths =
  /^\/(?:activate|email|invite|invoices|live|login|logout|messages|sandbox|settings|signup|unsubscribe|welcome)(?:\/|$)|^\/(?:educators|family|approve)\/./;

/** Whether a path leads to the pages of accounts, families and classes (`member-routes.ts`). */
export function isOfMembers(path: string): boolean {
  return paths.test(path);
}
