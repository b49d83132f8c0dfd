import { useTranslations } from 'use-intl';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { Button } from '#ui/button/button.tsx';
import { PhoneField } from '#features/people/offered/phone-field.tsx';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useProfilePrompt } from './use-profile-prompt.ts';

const phoneForm = defineForm({
  name: 'phone',
  fields: { phone: text },
  send: ({ api }, input) => api.people.updateProfile.call(input),
});

/** Asks for a phone number. */
export function PhonePrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const form = useProfilePrompt(phoneForm, onClose, t('app.prompt.phoneSaved'));
  return (
    <PromptCard
      icon={IconPhone}
      tone="olive"
      title={t('app.prompt.phoneTitle')}
      text={t('settings.prompt.phoneText')}
      onClose={onClose}
      fields={
        <PageForm form={form}>
          <PhoneField />
        </PageForm>
      }
    >
      <Button type="submit" form={form.id} size="s" busy={form.busy}>
        {t('app.prompt.phoneSave')}
      </Button>
    </PromptCard>
  );
}
