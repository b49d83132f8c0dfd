import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePage } from '#page/page-provider.tsx';
import { toTitle } from '#features/media/uploads/web/admin/to-title.ts';
import { sendFile } from '#features/media/offered/uploads/send-file.ts';
import type { PictureView } from '#features/media/pictures/contract.ts';
import { maxPictureBytes, picturePurpose } from '#features/media/pictures/policy.ts';

/** Sends pictures one after another, and makes each into one of ours; gives the last. */
export function usePictureUpload(onAdded: (picture: PictureView) => void = () => undefined) {
  const { api } = usePage();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(files: readonly File[]) {
      let last: PictureView | undefined;
      for (const file of files) {
        const uploadId = await sendFile(file, { purpose: picturePurpose, maxBytes: maxPictureBytes });
        last = await api.media.addPicture.call({ uploadId, title: toTitle(file.name) });
      }
      return last;
    },
    onSuccess: (picture) => picture && onAdded(picture),
    onSettled: () => queries.invalidateQueries({ queryKey: api.media.pictures.key() }),
  });
}
