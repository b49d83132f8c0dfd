import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { deedNames } from '#core/deed-names.ts';
import { localeCodes } from '#core/locale.ts';

/** A kind of deed as staff lists it: its latest draft, the languages in which it is offered, and how many such deeds count. */
export const EditedKind = z.object({
  key: z.string(),
  title: z.string(),
  titleLang: z.nullable(z.enum(localeCodes)),
  image: z.nullable(z.string()),
  asksPeople: z.boolean(),
  asksHours: z.boolean(),
  isHours: z.boolean(),
  live: z.array(z.enum(localeCodes)),
  written: z.array(z.enum(localeCodes)),
  isShipped: z.boolean(),
  /** Whether a learner has told of such a deed: then it can only be archived. */
  isUsed: z.boolean(),
  deeds: z.int(),
});
export type EditedKind = z.infer<typeof EditedKind>;

export const EditedKinds = z.object({ items: z.array(EditedKind), totalItems: z.int() });

const path = '/admin/settings/rwi';

export const impactKindsContract = {
  editedKinds: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listEditedKinds',
      summary: 'List the kinds of deed as staff edits them, in their order',
    })
    .output(EditedKinds),
  createKind: oc
    .route({
      method: 'POST',
      path,
      operationId: 'createKind',
      successStatus: 201,
      summary: 'Begin a kind of deed as a draft in one language',
    })
    .meta(refuses({ forbidden: ['forbidden'] }))
    .input(
      z.object({
        title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
        locale: z.enum(localeCodes),
        drawing: z.enum(deedNames),
      }),
    )
    .output(z.object({ key: z.string() })),
};
