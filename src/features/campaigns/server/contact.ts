import type { Ctx } from '#platform/ctx.ts';
import type { CampaignRow } from './campaign-rows.ts';

/** How staff reaches an organizer. */
export interface Contact {
  email: string;
  phone: string;
}

export function sealContact({ sealing }: Pick<Ctx, 'sealing'>, { email, phone }: Contact): string {
  return sealing.seal(JSON.stringify({ email, phone }));
}

export function openContact(
  { sealing }: Pick<Ctx, 'sealing'>,
  { sealed_contact: sealed }: Pick<CampaignRow, 'sealed_contact'>,
): Contact {
  return sealed === null ? { email: '', phone: '' } : (JSON.parse(sealing.open(sealed)) as Contact);
}
