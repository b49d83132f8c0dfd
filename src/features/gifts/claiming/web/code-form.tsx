import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { GiftCardPicture } from '#art/gift-cards/gift-card-picture.tsx';
import type { OpenedGift } from '../contract.ts';
import { openGiftForm } from './claim-forms.ts';

interface CodeFormProps {
  /** What the browser’s last code leads to. */
  gone: OpenedGift['state'];
  /** As a link had it, which no gift has. */
  wrongCode: string | undefined;
}

/** Opens a card with the code that stands in it. */
export function CodeForm({ gone, wrongCode }: CodeFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(openGiftForm, { invalidates: [api.gifts.opened.key()] });
  return (
    <Card padding="none" className="mx-auto max-w-form">
      <GiftCardPicture name="just-because" className="block h-44 w-full sm:h-56" />
      <div className="p-6 sm:p-10">
        <h1 className="text-step-3">{t('gifts.claim.codeTitle')}</h1>
        <p className="mt-3 text-pretty">{t('gifts.claim.intro')}</p>
        {(gone === 'claimed' || gone === 'void') && (
          <Callout tone="warning" className="mt-5">
            {gone === 'claimed' ? t('gifts.refusal.alreadyClaimed') : t('gifts.refusal.void')}
          </Callout>
        )}
        <PageForm form={form} className="mt-6">
          <PageField
            name="code"
            known={wrongCode}
            label={t('gifts.claim.code')}
            hint={t('gifts.claim.codeHint')}
            error={wrongCode === undefined ? undefined : t('gifts.field.code')}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={60}
              />
            )}
          </PageField>
          <SubmitButton wide className="mt-5">
            {t('gifts.claim.open')}
          </SubmitButton>
        </PageForm>
      </div>
    </Card>
  );
}
