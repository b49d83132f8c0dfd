/** What a page shows at once to a user whom the server redirected there, as the parameter of its address. */
export const noticeParameter = 'notice';

/** `for-grown-ups`: the requested page is closed to children's accounts. */
export const notices = ['for-grown-ups'] as const;
export type Notice = (typeof notices)[number];

/** A path without a query, with the notice to show there. */
export function withNotice(path: string, notice: Notice): string {
  return `${path}?${noticeParameter}=${notice}`;
}

/** The notice that a page should show, by the query of its address. */
export function findNotice(search: string): Notice | undefined {
  const asked = new URLSearchParams(search).get(noticeParameter);
  return notices.find((notice) => notice === asked);
}
