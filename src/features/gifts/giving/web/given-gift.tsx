import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconReceiptRefund from '@tabler/icons-react/dist/esm/icons/IconReceiptRefund.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { GiftCardSheet } from '#features/gifts/web/gift-card-sheet.tsx';
import { useGiftWords } from '#features/gifts/web/use-gift-words.ts';
import type { GiftView } from '../contract.ts';
import { CancelForm, DeliverForm, ResendForm } from './given-forms.tsx';
import { useSendingWords } from './use-sending-words.ts';

interface GivenGiftProps {
  gift: GiftView;
  token: string;
}

/** A gift that is paid for: how far it is, its code and its card, and what its giver can still do. */
export function GivenGift({ gift, token }: GivenGiftProps) {
  const t = useTranslations();
  const { nameGift } = useGiftWords();
  const saySending = useSendingWords();
  const { state, code, receiverName, sentAt, invoiceHref } = gift;
  const isWaiting = state === 'ready';
  return (
    <>
      <h1 className="text-step-3 wrap-anywhere">
        {t.rich('gifts.own.title', { receiver: receiverName, bdi: isolate })}
      </h1>
      <p className="mt-3">
        <StateOfGift gift={gift} />
      </p>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <GiftCardSheet {...gift} gift={nameGift(gift)} />
        <div className="grid gap-6">
          <Card>
            <h2 className="text-step-1 font-bold">{t('gifts.own.now')}</h2>
            <p className="mt-2 text-pretty wrap-anywhere">
              {isWaiting ? saySending(gift) : <EndOfGift gift={gift} />}
            </p>
            {isWaiting && sentAt !== null && (
              <p className="mt-2 text-pretty text-ink-soft">{t('gifts.own.notArrived')}</p>
            )}
            {code !== null && (
              <>
                <p className="mt-5 font-semibold">{t('gifts.own.code')}</p>
                <p dir="ltr" className="mt-1 text-step-2 font-bold tabular-nums rtl:text-end">
                  {code}
                </p>
                <p className="mt-1 text-step--1 text-pretty text-muted">{t('gifts.own.codeHint')}</p>
                <Button href={href('giftPrint', { token })} variant="secondary" className="mt-4">
                  {t('gifts.own.print')}
                </Button>
              </>
            )}
            {invoiceHref !== null && (
              <p className="mt-4">
                <a href={invoiceHref} className="text-link inline-flex min-h-11 items-center">
                  {t('gifts.own.invoice')}
                </a>
              </p>
            )}
          </Card>
          {isWaiting && (sentAt === null ? <DeliverForm gift={gift} /> : <ResendForm gift={gift} />)}
          {isWaiting && <CancelForm gift={gift} />}
          <p className="text-step--1 text-pretty text-muted">{t('gifts.own.secret')}</p>
        </div>
      </div>
    </>
  );
}

function StateOfGift({ gift: { state, sentAt, receiverAddress } }: Pick<GivenGiftProps, 'gift'>) {
  const t = useTranslations();
  if (state === 'claimed')
    return (
      <Badge tone="progress" icon={IconHeartHandshake}>
        {t('gifts.own.claimed')}
      </Badge>
    );
  if (state !== 'ready') return <Badge icon={IconReceiptRefund}>{t('gifts.own.takenBack')}</Badge>;
  return sentAt === null ? (
    <Badge tone="reward" icon={IconGift}>
      {receiverAddress === null ? t('gifts.own.paid') : t('gifts.own.scheduled')}
    </Badge>
  ) : (
    <Badge tone="info" icon={IconSend}>
      {t('gifts.own.sent')}
    </Badge>
  );
}

function EndOfGift({ gift: { state } }: Pick<GivenGiftProps, 'gift'>) {
  const t = useTranslations();
  if (state === 'claimed') return t('gifts.own.claimedText');
  return state === 'canceled' ? t('gifts.own.canceledText') : t('gifts.own.voidText');
}
