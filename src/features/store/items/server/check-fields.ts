import { localeCodes } from '#core/locale.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findPictureKey, listPictureFiles } from '#features/media/server/public.ts';
import { isChoosable } from '#features/people/server/public.ts';
import type { ItemKind } from '#features/store/policy.ts';
import type { ItemFields } from '../contract.ts';
import type { ItemRow } from './item-words.ts';

/** Refuses fields that do not fit the kind of item, naming each. `known` is the item that is changed. */
export async function refuseUnfit(
  ctx: Ctx,
  kind: ItemKind,
  fields: ItemFields,
  known?: Pick<ItemRow, 'id' | 'avatar_id' | 'picture' | 'currency'>,
): Promise<void> {
  const issues: FieldIssue[] = [];
  const refuse = (path: string, messageKey: string) => issues.push({ path, messageKey });
  if (!localeCodes.some((code) => fields.texts[code])) refuse('texts', 'store.field.nameMissing');
  for (const code of localeCodes)
    if (kind === 'impact' && fields.texts[code]?.goesTo === '')
      refuse(`texts.${code}.goesTo`, 'store.field.goesToMissing');
  if (kind === 'impact') {
    if (fields.unitCost === null) refuse('unitCost', 'store.field.unitCostMissing');
    if (fields.currency === null) refuse('currency', 'store.field.currencyMissing');
    else if (known && fields.currency !== known.currency && (await hasBudget(ctx, known.id)))
      refuse('currency', 'store.field.currencyFixed');
  }
  if (fields.picture !== known?.picture && !(await isThere(ctx, fields.picture)))
    refuse('picture', 'store.field.pictureMissing');
  if (kind === 'frame' && fields.frame === null) refuse('frame', 'store.field.frameMissing');
  if (kind === 'avatar') {
    const { avatarId } = fields;
    if (avatarId === null) refuse('avatarId', 'store.field.avatarMissing');
    else if (await isOfOther(ctx, { avatarId, knownId: known?.id }))
      refuse('avatarId', 'store.field.avatarOfOther');
    else if (avatarId !== known?.avatar_id && !(await isChoosable(ctx, avatarId)))
      refuse('avatarId', 'store.field.avatarMissing');
  }
  if (kind === 'goods') {
    const labels = fields.variants.map(({ label }) => label.toLowerCase());
    if (labels.length === 0) refuse('variants', 'store.field.variantsMissing');
    if (new Set(labels).size < labels.length) refuse('variants', 'store.field.variantTwice');
  }
  if (issues.length > 0) throw new Invalid(issues);
}

/** Money has been entered for it: what is left of that stays in its currency. */
async function hasBudget({ db }: Pick<Ctx, 'db'>, itemId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('store_budget_entries')
    .select('id')
    .where('item_id', '=', itemId)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

async function isThere(ctx: Ctx, picture: string): Promise<boolean> {
  return findPictureKey(picture) === undefined || (await listPictureFiles(ctx)).has(picture);
}

/** Nobody pays twice for one picture: two items cannot be the same one. */
async function isOfOther(
  { db }: Pick<Ctx, 'db'>,
  { avatarId, knownId }: { avatarId: string; knownId: string | undefined },
): Promise<boolean> {
  const row = await db
    .selectFrom('store_items')
    .select('id')
    .where('avatar_id', '=', avatarId)
    .where('id', '!=', knownId ?? '')
    .executeTakeFirst();
  return row !== undefined;
}
