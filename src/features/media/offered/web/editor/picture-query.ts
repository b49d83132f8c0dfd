import type { PageApi } from '#page/page-context.ts';

/** One picture that staff has uploaded. */
export const pictureQuery = ({ api }: { api: PageApi }, file: string) =>
  api.media.picture.queryOptions({ input: { file }, staleTime: 600_000 });

/** Whether a file is one of those that staff uploads, and not one that comes with an item. */
export function isUploadedPicture(file: string | undefined): boolean {
  return file?.startsWith('picture-') === true;
}
