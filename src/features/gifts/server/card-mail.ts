import { showClearCode } from '#core/clear-code.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail, type NewMail } from '#platform/mail/send-mail.ts';
import { notify } from '#features/notifications/server/public.ts';
import { findReaderOf } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { aboutGift } from './causes.ts';
import { updateGift, type GiftRow } from './gift-rows.ts';
import { nameGift } from './name-gift.ts';
import { placeOfGift } from './sending-time.ts';

/**
 * Mails a card, in the caller's transaction, which has locked its gift. Its words stay on the card: a stranger's words are not
 * mailed. If the address is known to be someone's, the gift is kept for her, too.
 */
export async function sendCard(ctx: Ctx, gift: GiftRow): Promise<void> {
  const sendings = gift.sendings + 1;
  const mail = mailToReceiver(ctx, gift, {
    id: `gifts.card:${gift.id}:${sendings}`,
    text: 'gifts.mail.cardWhat',
  });
  if (!mail) return;
  await sendMail(ctx, mail);
  const reader = await findReaderOf(ctx, mail.to);
  await updateGift(ctx, gift, {
    sent_at: ctx.clock.now(),
    sendings,
    kept_for: reader?.userId ?? null,
  });
  if (!reader) return;
  await notify(ctx, {
    to: reader.userId,
    kind: 'gifts.received',
    data: { giftId: gift.id },
    href: href('giftClaim', undefined, { gift: gift.id }),
    once: gift.id,
  });
}

/** Brings a card to its receiver's mind that she has not claimed. */
export async function remindReceiver(ctx: Ctx, gift: GiftRow, nth: 'remind' | 'last'): Promise<void> {
  const mail = mailToReceiver(ctx, gift, { id: `gifts.${nth}:${gift.id}`, text: 'gifts.mail.remindWhat' });
  if (mail) await sendMail(ctx, mail);
}

/** Asks the giver what to do about a gift that nobody has claimed. */
export async function remindGiver(ctx: Ctx, gift: GiftRow): Promise<void> {
  if (gift.sealed_giver_address === null || gift.sealed_token === null) return;
  const language = gift.giver_language;
  const say = mailWords(ctx, language, { receiver: gift.receiver_name });
  await sendMail(ctx, {
    id: `gifts.giver:${gift.id}`,
    to: ctx.sealing.open(gift.sealed_giver_address),
    topic: 'own',
    about: aboutGift(gift),
    askedBy: { timeZone: placeOfGift(gift).timeZone },
    language,
    title: say('gifts.mail.giverTitle'),
    text: [say('gifts.mail.giverWhat'), say('gifts.mail.giverHow')],
    action: {
      label: say('gifts.mail.paidAction'),
      path: href('giftOfGiver', { token: ctx.sealing.open(gift.sealed_token) }),
    },
    note: say('gifts.mail.paidNote'),
  });
}

function mailToReceiver(
  ctx: Ctx,
  gift: GiftRow,
  { id, text }: { id: string; text: string },
): NewMail | undefined {
  if (gift.sealed_receiver_address === null || gift.sealed_code === null) return undefined;
  const { language } = gift;
  const code = showClearCode(ctx.sealing.open(gift.sealed_code));
  const say = mailWords(ctx, language, { giver: gift.giver_name, receiver: gift.receiver_name });
  return {
    id,
    to: ctx.sealing.open(gift.sealed_receiver_address),
    topic: 'invitations',
    about: aboutGift(gift),
    askedBy: { timeZone: placeOfGift(gift).timeZone },
    language,
    title: say('gifts.mail.cardTitle'),
    text: [
      say('gifts.mail.cardHello'),
      say(text),
      ctx.sayIn(language, 'gifts.mail.cardGift', { gift: nameGift(ctx, language, gift) }),
    ],
    action: { label: say('gifts.mail.cardAction'), path: href('giftClaim', undefined, { code }) },
    note: [ctx.sayIn(language, 'gifts.mail.cardCode', { code }), say('gifts.mail.cardNote')],
  };
}
