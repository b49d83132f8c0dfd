import { useId, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useAnswerByProfile } from './use-answer-by-profile.ts';

/** Asks a parent or an educator what others should call her. */
export function DisplayNamePrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const formId = useId();
  const { save, busy, refusal } = useAnswerByProfile(onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const displayName = textOf(new FormData(event.currentTarget), 'displayName').trim();
    if (displayName) save({ displayName });
  };
  return (
    <PromptCard
      icon={IconId}
      tone="gold"
      title={t('accounts.prompt.displayNameTitle')}
      text={t('accounts.profile.displayNameHint')}
      refusal={refusal}
      onClose={onClose}
      fields={
        <form id={formId} noValidate onSubmit={submit}>
          <Field label={t('accounts.profile.displayName')} error={refusal?.issues['displayName']}>
            {(control) => (
              <TextInput {...control} name="displayName" autoComplete="nickname" maxLength={120} />
            )}
          </Field>
        </form>
      }
    >
      <Button type="submit" form={formId} size="s" busy={busy}>
        {t('accounts.settings.save')}
      </Button>
    </PromptCard>
  );
}
