/** What a page says at once to who was sent there by the server, as the parameter of its address. */
export const noticeParameter = 'notice';

/** `for-grown-ups`: the page asked for is kept from children's accounts. */
export const notices = ['for-grown-ups'] as const;
export type Notice = (typeof notices)[number];

/** A path without a query, with what to say there. */
export function withNotice(path: string, notice: Notice): string {
  return `${path}?${noticeParameter}=${notice}`;
}

/** What a page is to say, by the query of its address. */
export function findNotice(search: string): Notice | undefined {
  const asked = new URLSearchParams(search).get(noticeParameter);
  return notices.find((notice) => notice === asked);
}
