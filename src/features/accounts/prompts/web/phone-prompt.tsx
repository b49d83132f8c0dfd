import { useId, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { Button } from '#ui/button/button.tsx';
import { PhoneField } from '#features/accounts/users/web/phone-field.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useAnswerByProfile } from './use-answer-by-profile.ts';

/** Asks for a phone number. */
export function PhonePrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const formId = useId();
  const { save, busy, refusal } = useAnswerByProfile(onClose, t('accounts.prompt.phoneSaved'));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save({ phone: textOf(new FormData(event.currentTarget), 'phone') });
  };
  return (
    <PromptCard
      icon={IconPhone}
      tone="olive"
      title={t('accounts.prompt.phoneTitle')}
      text={t('accounts.prompt.phoneText')}
      refusal={refusal}
      onClose={onClose}
      fields={
        <form id={formId} noValidate onSubmit={submit}>
          <PhoneField error={refusal?.issues['phone']} />
        </form>
      }
    >
      <Button type="submit" form={formId} size="s" busy={busy}>
        {t('accounts.prompt.phoneSave')}
      </Button>
    </PromptCard>
  );
}
