import { localDateOf } from '#core/local-date.ts';
import { Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isSendingDay } from '#features/gifts/policy.ts';
import { placeOfGift } from '#features/gifts/server/sending-time.ts';
import type { ChosenColumns } from '#features/gifts/server/tables.ts';
import type { WantedGift } from '../contract.ts';

type ChooseCtx = Pick<Ctx, 'clock' | 'sealing'>;

/** What a giver chose, as a gift stores it; refuses a card that is to be mailed to nobody, or on no day that can be chosen. */
export function chosenColumns(ctx: ChooseCtx, wanted: WantedGift, gift: { place: string }): ChosenColumns {
  const { sealing } = ctx;
  return {
    plan: wanted.plan,
    months: wanted.months,
    currency: wanted.currency,
    card: wanted.card,
    language: wanted.language,
    giver_name: wanted.giverName,
    sealed_giver_address: sealing.seal(wanted.giverAddress),
    receiver_name: wanted.receiverName,
    sealed_message: wanted.message === '' ? null : sealing.seal(wanted.message),
    ...deliveryColumns(ctx, wanted, gift),
  };
}

/** Whom the card is mailed to and on which day where its giver is; neither for one that is printed. */
export function deliveryColumns(
  { clock, sealing }: ChooseCtx,
  {
    delivery,
    receiverAddress,
    sendOn,
  }: {
    delivery: 'mail' | 'print';
    receiverAddress?: string | undefined;
    sendOn?: string | undefined;
  },
  gift: { place: string },
): Pick<ChosenColumns, 'sealed_receiver_address' | 'send_on'> {
  if (delivery === 'print') return { sealed_receiver_address: null, send_on: null };
  if (receiverAddress === undefined)
    throw new Invalid([{ path: 'receiverAddress', messageKey: 'gifts.field.receiverAddress' }]);
  const today = localDateOf(clock.now(), placeOfGift(gift).timeZone);
  const day = sendOn ?? today;
  if (!isSendingDay(day, today)) throw new Invalid([{ path: 'sendOn', messageKey: 'gifts.field.sendOn' }]);
  return { sealed_receiver_address: sealing.seal(receiverAddress), send_on: day };
}
