import type { Ctx } from '#platform/ctx.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { aboutGift } from './causes.ts';
import type { GiftRow } from './gift-rows.ts';
import { placeOfGift } from './sending-time.ts';

/** Tells a giver that her gift was claimed, and not by whom. */
export async function tellGiver(ctx: Ctx, gift: GiftRow): Promise<void> {
  if (gift.sealed_giver_address === null) return;
  const language = gift.giver_language;
  const say = mailWords(ctx, language, { receiver: gift.receiver_name });
  await sendMail(ctx, {
    id: `gifts.claimed:${gift.id}`,
    to: ctx.sealing.open(gift.sealed_giver_address),
    topic: 'own',
    about: aboutGift(gift),
    askedBy: { timeZone: placeOfGift(gift).timeZone },
    language,
    title: say('gifts.mail.claimedTitle'),
    text: say('gifts.mail.claimedWhat'),
    note: say('gifts.mail.paidNote'),
  });
}
