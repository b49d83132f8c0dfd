import { useTranslations } from 'use-intl';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useProfilePrompt } from './use-profile-prompt.ts';

const genderForm = defineForm({
  name: 'gender',
  fields: { gender: text },
  send: ({ api }, { gender }) => api.people.updateProfile.call({ gender: gender === '1' ? 1 : 2 }),
});

/** Asks how to address someone, in languages where gender matters. */
export function GenderPrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const form = useProfilePrompt(genderForm, onClose);
  return (
    <PromptCard
      icon={IconMessageCircle}
      tone="violet"
      title={t('app.prompt.genderTitle')}
      text={t('settings.profile.genderHint')}
      onClose={onClose}
    >
      <PageForm form={form} className="contents">
        <SubmitButton name="gender" value="2" variant="secondary" size="s">
          {t('settings.profile.female')}
        </SubmitButton>
        <SubmitButton name="gender" value="1" variant="secondary" size="s">
          {t('settings.profile.male')}
        </SubmitButton>
      </PageForm>
    </PromptCard>
  );
}
