import { useTranslations } from 'use-intl';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { Button } from '#ui/button/button.tsx';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { PhoneField } from '#features/people/offered/phone-field.tsx';
import { href } from '#urls.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { useProfilePrompt } from './use-profile-prompt.ts';

const phoneForm = defineForm({
  name: 'phone',
  fields: { phone: text },
  send: ({ api }, input) => api.people.updateProfile.call(input),
});

/** Asks for a phone number, or for the proof that one which is known is hers. */
export function PhonePrompt(props: PromptProps) {
  return props.viewer.phone === null ? <NumberPrompt {...props} /> : <ProofPrompt {...props} />;
}

function ProofPrompt({ viewer, onClose }: PromptProps) {
  const t = useTranslations();
  return (
    <PromptCard
      icon={IconPhone}
      tone="olive"
      title={t('settings.prompt.phoneProveTitle')}
      text={t.rich('settings.prompt.phoneProveText', {
        number: viewer.phone ?? '',
        bdi: isolateAddress,
      })}
      onClose={onClose}
    >
      <Button href={href('settingsAccount')} size="s">
        {t('settings.prompt.phoneProve')}
      </Button>
    </PromptCard>
  );
}

function NumberPrompt({ onClose }: PromptProps) {
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
