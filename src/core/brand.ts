/** The one place that names the product and who stands behind it, so that a nonprofit can make it its own (docs/brand.md). */
export const brand = {
  name: 'Lamed',
  legalOwner: 'Lamed, Inc.',
  supportEmail: 'help@lamed.example',
} as const;
