import { useTranslations } from 'use-intl';
import { longestMessage } from '#features/gifts/policy.ts';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { GiftOffersView, GiftView } from '../contract.ts';
import { CardChoice } from './card-choice.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { OfferChoice } from './offer-choice.tsx';
import { offerValue } from './gift-forms.ts';

/** What a gift holds at first: of a new one, what is known of its giver. */
export type KnownGift = Pick<
  GiftView,
  | 'plan'
  | 'months'
  | 'card'
  | 'language'
  | 'giverName'
  | 'giverAddress'
  | 'receiverName'
  | 'receiverAddress'
  | 'message'
  | 'sendOn'
> & { byMail: boolean };

interface GiftFieldsProps {
  offers: GiftOffersView;
  known: KnownGift;
}

/** Everything that a giver chooses. */
export function GiftFields({ offers, known }: GiftFieldsProps) {
  const t = useTranslations();
  return (
    <div className="space-y-10">
      <input type="hidden" name="currency" value={offers.currency} />
      <OfferChoice
        prices={offers.prices}
        currency={offers.currency}
        known={offerValue(known.plan, known.months)}
      />
      <CardChoice known={known.card} />
      <fieldset className="space-y-5">
        <legend className="mb-4 text-step-2 font-bold">{t('gifts.form.words')}</legend>
        <PageField
          name="receiverName"
          known={known.receiverName}
          label={t('gifts.form.receiverName')}
          required
        >
          {(control) => <TextInput {...control} autoComplete="off" dir="auto" maxLength={60} />}
        </PageField>
        <PageField
          name="message"
          known={known.message}
          label={t('gifts.form.message')}
          hint={t('gifts.form.messageHint', { most: longestMessage })}
        >
          {(control) => (
            <textarea {...control} rows={4} dir="auto" maxLength={longestMessage} className={controlLook} />
          )}
        </PageField>
        <PageField
          name="language"
          known={known.language}
          label={t('gifts.form.language')}
          hint={t('gifts.form.languageHint')}
        >
          {(control) => (
            <SelectInput {...control}>
              <LocaleOptions />
            </SelectInput>
          )}
        </PageField>
      </fieldset>
      <DeliveryFields
        byMail={known.byMail}
        receiverAddress={known.receiverAddress ?? undefined}
        sendOn={known.sendOn ?? offers.firstDay}
        firstDay={offers.firstDay}
        lastDay={offers.lastDay}
      />
      <fieldset className="grid items-start gap-5 sm:grid-cols-2">
        <legend className="mb-4 text-step-2 font-bold">{t('gifts.form.giver')}</legend>
        <PageField name="giverName" known={known.giverName} label={t('gifts.form.giverName')} required>
          {(control) => <TextInput {...control} autoComplete="name" dir="auto" maxLength={60} />}
        </PageField>
        <PageField
          name="giverAddress"
          known={known.giverAddress}
          label={t('gifts.form.giverAddress')}
          hint={t('gifts.form.giverAddressHint')}
          required
        >
          {(control) => <TextInput {...control} type="email" autoComplete="email" maxLength={254} />}
        </PageField>
      </fieldset>
    </div>
  );
}
