import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { DonationRow } from '#features/donations/server/donation-rows.ts';
import type { AdminGiftAid, GiftAidView } from '../contract.ts';
import { dayInLondon, type Taxpayer } from '../policy.ts';
import { mayDeclareFor } from './cover-gifts.ts';
import { findInForce, listCanceled, readTaxpayer, type DeclarationRow } from './declaration-rows.ts';
import { findGiftAidOffer } from './offer.ts';

/** Gift Aid of a donation for its donor; null where there can be none. */
export async function viewGiftAid(ctx: RequestCtx, donation: DonationRow): Promise<GiftAidView | null> {
  if (!(await mayDeclareFor(ctx, donation))) return null;
  const declaration = await findInForce(ctx, donation);
  const taxpayer = declaration && readTaxpayer(ctx, declaration);
  const offer = await findGiftAidOffer(ctx);
  if (!offer && !taxpayer) return null;
  return {
    offer: offer ?? null,
    declared:
      declaration && taxpayer
        ? {
            scope: declaration.scope,
            name: nameOf(taxpayer),
            postcode: taxpayer.postcode,
            declaredOn: declaredOn(declaration),
          }
        : null,
  };
}

/** The same for finance. */
export async function viewAdminGiftAid(ctx: RequestCtx, donation: DonationRow): Promise<AdminGiftAid | null> {
  if (!(await mayDeclareFor(ctx, donation))) return null;
  const declaration = await findInForce(ctx, donation);
  const mayAct = holdsPermission(signedIn(ctx), 'money.act');
  return {
    declared: declaration ? viewDeclaration(ctx, declaration, { mayAct }) : null,
    canceled: (await listCanceled(ctx, donation)).map(viewCanceled),
    mayDeclare: mayAct && !declaration,
    mayCancel: mayAct && declaration !== undefined,
  };
}

function viewDeclaration(
  ctx: RequestCtx,
  declaration: DeclarationRow,
  { mayAct }: { mayAct: boolean },
): NonNullable<AdminGiftAid['declared']> {
  const { scope, sealed_paper } = declaration;
  const taxpayer = mayAct ? readTaxpayer(ctx, declaration) : undefined;
  return {
    scope,
    declaredOn: declaredOn(declaration),
    taxpayer: taxpayer
      ? {
          name: nameOf(taxpayer),
          address: [taxpayer.house, taxpayer.address, taxpayer.postcode].filter(Boolean).join('\n'),
        }
      : null,
    isOnPaper: sealed_paper !== null,
    paperPlace: mayAct && sealed_paper !== null ? ctx.sealing.open(sealed_paper) : null,
  };
}

function viewCanceled(declaration: DeclarationRow): AdminGiftAid['canceled'][number] {
  const { scope, canceled_at, canceled_by, made_at } = declaration;
  return {
    scope,
    declaredOn: declaredOn(declaration),
    canceledOn: dayInLondon(canceled_at ?? made_at),
    by: canceled_by ?? 'donor',
  };
}

function declaredOn({ paper_on, made_at }: DeclarationRow): string {
  return paper_on ?? dayInLondon(made_at);
}

function nameOf({ title, firstName, lastName }: Taxpayer): string {
  return [title, firstName, lastName].filter(Boolean).join(' ');
}
