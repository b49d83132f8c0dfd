/** What a page asks of search engines (spec §3, page metadata): each takes something away from them. */
export const robotsFlags = ['noindex', 'nofollow', 'nosnippet', 'noarchive', 'noimageindex'] as const;
export type RobotsFlag = (typeof robotsFlags)[number];
