interface Slugged {
  slug: string;
  formerSlugs?: readonly string[] | undefined;
}

/** The one with this slug, now or formerly. */
export function findBySlug<T extends Slugged>(all: readonly T[], slug: string): T | undefined {
  return all.find((one) => one.slug === slug) ?? all.find((one) => one.formerSlugs?.includes(slug));
}
