import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { GiftView } from '../contract.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { cancelGiftForm, deliverGiftForm, resendGiftForm } from './gift-forms.ts';

/** Another day, another address, or printing it after all, until the card has been sent. */
export function DeliverForm({ gift }: { gift: GiftView }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(deliverGiftForm, {
    doneText: t('gifts.own.saved'),
    invalidates: [api.gifts.get.key()],
  });
  const { receiverAddress, sendOn, firstDay, lastDay } = gift;
  return (
    <Card>
      <PageForm form={form}>
        <DeliveryFields
          byMail={receiverAddress !== null}
          receiverAddress={receiverAddress ?? undefined}
          sendOn={sendOn ?? firstDay}
          firstDay={firstDay}
          lastDay={lastDay}
        />
        <SubmitButton variant="secondary" className="mt-5">
          {t('gifts.own.save')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}

/** Sends the card again, to another address if the first one was wrong. */
export function ResendForm({ gift: { receiverAddress } }: { gift: GiftView }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(resendGiftForm, {
    doneText: t('gifts.own.resent'),
    invalidates: [api.gifts.get.key()],
  });
  return (
    <Card>
      <h2 className="text-step-1 font-bold">{t('gifts.own.resendTitle')}</h2>
      <PageForm form={form} className="mt-4">
        <PageField
          name="receiverAddress"
          known={receiverAddress}
          label={t('gifts.form.receiverAddress')}
          hint={t('gifts.own.resendHint')}
          required
        >
          {(control) => <TextInput {...control} type="email" autoComplete="off" maxLength={254} />}
        </PageField>
        <SubmitButton variant="secondary" className="mt-4">
          {t('gifts.own.resend')}
        </SubmitButton>
      </PageForm>
    </Card>
  );
}

/** Takes the gift back while that is possible, else asks for it; opened first, so that nobody does so by mistake. */
export function CancelForm({ gift: { cancelableUntil, refundAsked } }: { gift: GiftView }) {
  const t = useTranslations();
  const moment = useMoment();
  const { api } = usePage();
  const form = usePageForm(cancelGiftForm, {
    doneText: cancelableUntil === null ? t('gifts.own.asked') : t('gifts.own.cancelDone'),
    invalidates: [api.gifts.get.key()],
  });
  if (refundAsked) return <p className="text-pretty">{t('gifts.own.asked')}</p>;
  return (
    <details className="on-paper rounded-card bg-paper px-5 py-2 shadow-lift-1 sm:px-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {t('gifts.own.cancel')}
      </summary>
      <p className="text-pretty text-ink-soft">
        {cancelableUntil === null
          ? t('gifts.own.askText')
          : t('gifts.own.cancelText', { day: moment(cancelableUntil, { dateStyle: 'long' }) })}
      </p>
      <PageForm form={form} className="mt-4 mb-4">
        <SubmitButton variant="secondary">
          {cancelableUntil === null ? t('gifts.own.ask') : t('gifts.own.cancelSure')}
        </SubmitButton>
      </PageForm>
    </details>
  );
}
