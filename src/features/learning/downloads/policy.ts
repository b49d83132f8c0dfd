import { resourceKinds, type ResourceKind } from '../resources/policy.ts';

/** What uploads for downloads are announced as. */
export const downloadPurpose = 'download';
export const maxDownloadBytes = 50_000_000;

/** What may be uploaded, told by its content. */
export const downloadFormats = ['pdf', 'png', 'jpg', 'webp', 'zip'] as const;
export type DownloadFormat = (typeof downloadFormats)[number];

/** The kinds that staff upload. Music is played on the page, and none of the formats can be. */
export const downloadKinds: readonly ResourceKind[] = resourceKinds.filter((kind) => kind !== 'music');
