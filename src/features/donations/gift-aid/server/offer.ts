import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { findCharity } from '#features/invoices/server/public.ts';
import { giftAidRateSetting } from '#features/donations/server/settings.ts';
import type { GiftAidOffer } from '../contract.ts';
import { taxOnGifts } from '../policy.ts';

/** Who claims, and what a donor declares; undefined until the UK organization is described as a charity. */
export async function findGiftAidOffer(
  ctx: Pick<Ctx, 'db' | 'events' | 'clock' | 'sayIn'>,
): Promise<GiftAidOffer | undefined> {
  const charity = await findCharity(ctx, 'uk');
  if (!charity) return undefined;
  const { name } = charity;
  const share = taxOnGifts(10_000n, await readSetting(ctx, giftAidRateSetting));
  return {
    charity: name,
    share: Number(share),
    statements: {
      gift: ctx.sayIn('en', 'donations.giftAid.statement.gift', { charity: name }),
      all: ctx.sayIn('en', 'donations.giftAid.statement.all', { charity: name }),
    },
  };
}
