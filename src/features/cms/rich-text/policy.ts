/** The headings within a text; the page has the first. */
export const headingLevels = [2, 3] as const;

/** Where a link of a text may lead: a page of this site, a secure page elsewhere, or a mail. */
export const linkPattern =
  /^(?:\/(?![/\\])[^\s\\"'<>]*|https:\/\/[^\s\\"'<>/]+(?:\/[^\s\\"'<>]*)?|mailto:[^\s"'<>?]+@[^\s"'<>?]+)$/i;

/** A picture of this site: nobody else learns who reads a page. */
export const picturePattern = /^\/(?!\/)[\w./-]+\.(?:svg|png|jpe?g|webp|avif)$/i;

export const directions = ['auto', 'ltr', 'rtl'] as const;
