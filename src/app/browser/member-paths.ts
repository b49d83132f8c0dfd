const paths =
  /^\/(?:activate|campaigns?|classes|currency|curriculum|dev|donate|donations?|email|gift|invite|invites|invoices|join|licenses|live|login|logout|messages|plans|pricing|sandbox|scholarship|search|settings|signup|students|subscription|unsubscribe|welcome)(?:\/|$)|^\/(?:educators|family|approve)\/./;

/** Whether a path leads to the pages of accounts, families and classes (`member-routes.ts`). */
export function isOfMembers(path: string): boolean {
  return paths.test(path);
}
