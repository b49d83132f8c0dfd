import type { SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import IconId from '@tabler/icons-react/dist/esm/icons/IconId.mjs';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useProfilePrompt } from './use-profile-prompt.ts';

const displayNameForm = defineForm({
  name: 'displayName',
  fields: { displayName: text },
  send: ({ api }, input) => api.people.updateProfile.call(input),
});

/** Asks a parent or an educator what others should call her. */
export function DisplayNamePrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const form = useProfilePrompt(displayNameForm, onClose);
  const saveUnlessEmpty = (event: SubmitEvent<HTMLFormElement>) => {
    if (new FormData(event.currentTarget).get('displayName') === '') event.preventDefault();
    else form.onSubmit(event);
  };
  return (
    <PromptCard
      icon={IconId}
      tone="gold"
      title={t('app.prompt.displayNameTitle')}
      text={t('settings.profile.displayNameHint')}
      onClose={onClose}
      fields={
        <PageForm form={{ ...form, onSubmit: saveUnlessEmpty }}>
          <PageField name="displayName" label={t('settings.profile.displayName')}>
            {(control) => <TextInput {...control} autoComplete="nickname" maxLength={120} />}
          </PageField>
        </PageForm>
      }
    >
      <Button type="submit" form={form.id} size="s" busy={form.busy}>
        {t('settings.frame.save')}
      </Button>
    </PromptCard>
  );
}
