import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { localeCodes } from '#core/locale.ts';
import { line } from '../users/contract.ts';

/** The id of a picture. */
export const AvatarId = z.string().check(z.regex(/^[\w-]{1,60}$/));

/** A picture to choose; `name` says what it shows, in the request's language. */
export const AvatarChoice = z.object({ id: z.string(), href: z.string(), name: z.string() });
export type AvatarChoice = z.infer<typeof AvatarChoice>;

/** What an uploaded picture is called in each language. */
export const AvatarNames = z.record(
  z.enum(localeCodes),
  line(60).check(z.minLength(1, 'people.avatars.noName')),
);
export type AvatarNames = z.infer<typeof AvatarNames>;

/** A picture of the gallery. `names` is null for one that the product ships with; nobody can choose a retired one. */
export const AvatarView = z.object({
  ...AvatarChoice.shape,
  names: z.nullable(AvatarNames),
  retired: z.boolean(),
  version: z.int(),
});
export type AvatarView = z.infer<typeof AvatarView>;

/** The picture in base64: SVG, PNG, JPEG or WebP. */
const AddAvatarInput = z.object({ names: AvatarNames, image: z.string().check(z.maxLength(240_000)) });
export type AddAvatarInput = z.infer<typeof AddAvatarInput>;

const ChangeAvatarInput = z.object({
  id: AvatarId,
  version: z.int(),
  names: z.optional(AvatarNames),
  retired: z.optional(z.boolean()),
});
export type ChangeAvatarInput = z.infer<typeof ChangeAvatarInput>;

const OrderAvatarsInput = z.object({ ids: z.array(AvatarId).check(z.maxLength(1000)) });

const Gallery = z.object({ avatars: z.array(AvatarView) });

export const avatarsContract = {
  avatars: oc
    .route({
      method: 'GET',
      path: '/avatars',
      operationId: 'listAvatars',
      summary:
        'List the pictures that the caller may choose for herself, with those that she has from the store',
    })
    .output(z.object({ avatars: z.array(AvatarChoice) })),
  gallery: oc
    .route({
      method: 'GET',
      path: '/admin/avatars',
      operationId: 'listGallery',
      summary: 'List all pictures, retired ones too',
    })
    .output(Gallery),
  addAvatar: oc
    .route({
      method: 'POST',
      path: '/admin/avatars',
      operationId: 'addAvatar',
      summary: 'Add a picture to the gallery',
    })
    .input(AddAvatarInput)
    .output(AvatarView),
  changeAvatar: oc
    .route({
      method: 'PUT',
      path: '/admin/avatars/{id}',
      operationId: 'changeAvatar',
      summary: 'Rename or retire a picture, or bring it back',
    })
    .meta(refuses({ conflict: ['changed_meanwhile'] }))
    .input(ChangeAvatarInput)
    .output(AvatarView),
  orderAvatars: oc
    .route({
      method: 'POST',
      path: '/admin/avatars/order',
      operationId: 'orderAvatars',
      summary: 'Put all pictures of the gallery in an order',
    })
    .meta(refuses({ conflict: ['changed_meanwhile'] }))
    .input(OrderAvatarsInput)
    .output(Gallery),
};
