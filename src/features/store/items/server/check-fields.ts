import { localeCodes } from '#core/locale.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isChoosable } from '#features/people/server/public.ts';
import type { ItemKind } from '#features/store/policy.ts';
import type { ItemFields } from '../contract.ts';

/** Refuses fields that do not fit the kind of item, naming each. */
export async function refuseUnfit(ctx: Ctx, kind: ItemKind, fields: ItemFields): Promise<void> {
  const issues: FieldIssue[] = [];
  const refuse = (path: string, messageKey: string) => issues.push({ path, messageKey });
  if (!localeCodes.some((code) => fields.texts[code])) refuse('texts', 'store.field.nameMissing');
  for (const code of localeCodes)
    if (kind === 'impact' && fields.texts[code]?.goesTo === '')
      refuse(`texts.${code}.goesTo`, 'store.field.goesToMissing');
  if (kind === 'impact') {
    if (fields.unitCost === null) refuse('unitCost', 'store.field.unitCostMissing');
    if (fields.currency === null) refuse('currency', 'store.field.currencyMissing');
  }
  if (kind === 'frame' && fields.frame === null) refuse('frame', 'store.field.frameMissing');
  if (kind === 'avatar' && (fields.avatarId === null || !(await isChoosable(ctx, fields.avatarId))))
    refuse('avatarId', 'store.field.avatarMissing');
  if (kind === 'goods') {
    const labels = fields.variants.map(({ label }) => label.toLowerCase());
    if (labels.length === 0) refuse('variants', 'store.field.variantsMissing');
    if (new Set(labels).size < labels.length) refuse('variants', 'store.field.variantTwice');
  }
  if (issues.length > 0) throw new Invalid(issues);
}
