import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { line } from '#features/people/contract.ts';

const PictureFile = z.string().check(z.maxLength(60));
const Title = line(120).check(z.minLength(1, 'media.field.pictureTitle'));

/** `file` is what an item of a course names; `src` and `small` are signed and short-lived. */
export const PictureView = z.object({
  file: z.string(),
  title: z.string(),
  width: z.int(),
  height: z.int(),
  src: z.string(),
  small: z.string(),
  version: z.int(),
  created: z.string(),
});
export type PictureView = z.infer<typeof PictureView>;

/** The newest first. */
export const PictureListView = z.object({ items: z.array(PictureView), next: z.optional(z.string()) });
export type PictureListView = z.infer<typeof PictureListView>;

const denied = ['forbidden', 'second_factor_required'] as const;

export const picturesContract = {
  pictures: oc
    .route({
      method: 'GET',
      path: '/admin/pictures',
      operationId: 'listUploadedPictures',
      summary: 'List the pictures that staff uploaded',
    })
    .meta(refuses({ forbidden: [...denied] }))
    .input(
      z.object({
        after: z.optional(z.string().check(z.maxLength(100))),
        q: z.optional(z.string().check(z.maxLength(100))),
      }),
    )
    .output(PictureListView),
  picture: oc
    .route({
      method: 'GET',
      path: '/admin/pictures/{file}',
      operationId: 'getUploadedPicture',
      summary: 'Get a picture that staff uploaded',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true }))
    .input(z.object({ file: PictureFile }))
    .output(PictureView),
  addPicture: oc
    .route({
      method: 'POST',
      path: '/admin/pictures',
      operationId: 'addPicture',
      successStatus: 201,
      summary: 'Make a picture of a finished upload',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true, conflict: ['upload_unfinished'] }))
    .input(z.object({ uploadId: z.string().check(z.maxLength(64)), title: Title }))
    .output(PictureView),
  renamePicture: oc
    .route({
      method: 'POST',
      path: '/admin/pictures/{file}',
      operationId: 'renamePicture',
      summary: 'Give a picture another title',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true, conflict: ['changed_meanwhile'] }))
    .input(z.object({ file: PictureFile, version: z.int(), title: Title }))
    .output(PictureView),
  removePicture: oc
    .route({
      method: 'DELETE',
      path: '/admin/pictures/{file}',
      operationId: 'removePicture',
      successStatus: 204,
      summary: 'Remove a picture that no course shows',
    })
    .meta(refuses({ forbidden: [...denied], notFound: true, conflict: ['picture_in_use'] }))
    .input(z.object({ file: PictureFile }))
    .output(z.void()),
};
