import { useTranslations } from 'use-intl';
import { useMoment } from '#page/use-moment.ts';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { GiftView } from '../contract.ts';

type Sending = Pick<GiftView, 'receiverAddress' | 'sendOn' | 'sendsAt' | 'sentAt' | 'waitsForHolyDay'>;

/** How and when a card reaches its receiver. */
export function useSendingWords(): (gift: Sending) => string {
  const t = useTranslations();
  const moment = useMoment();
  const { day } = useGiftWords();
  return ({ receiverAddress, sendOn, sendsAt, sentAt, waitsForHolyDay }) => {
    if (receiverAddress === null || sendOn === null) return t('gifts.sending.print');
    const address = receiverAddress;
    if (sentAt !== null)
      return t('gifts.sending.sent', { address, day: moment(sentAt, { dateStyle: 'long' }) });
    if (waitsForHolyDay && sendsAt !== null)
      return t('gifts.sending.afterHolyDay', {
        address,
        day: day(sendOn),
        time: moment(sendsAt, {
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          hour: 'numeric',
          minute: '2-digit',
        }),
      });
    return t('gifts.sending.later', { address, day: day(sendOn) });
  };
}
