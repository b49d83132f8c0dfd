import { useTranslations } from 'use-intl';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { href } from '#urls.ts';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';

/** Reminds the user of the mail that verifies an address, and sends it again. */
export function VerifyEmailPrompt({ viewer, onClose }: PromptProps) {
  const t = useTranslations();
  const form = usePageForm(settingsForms.verify);
  const { done } = form;
  const values = { address: viewer.emailAddress ?? '', bdi: isolateAddress };
  return (
    <PromptCard
      icon={IconMailCheck}
      tone="teal"
      title={done ? t('signIn.reset.doneTitle') : t('app.prompt.verifyTitle')}
      text={
        <>
          {done ? t.rich('app.prompt.verifySent', values) : t.rich('app.prompt.verifyText', values)}{' '}
          <a href={href('settingsAccount')} className="text-link">
            {t('app.prompt.verifyOther')}
          </a>
        </>
      }
      onClose={onClose}
      closeText={done ? t('app.prompt.close') : undefined}
    >
      {!done && (
        <PageForm form={form} className="contents">
          <SubmitButton size="s">{t('signIn.verify.resend')}</SubmitButton>
        </PageForm>
      )}
    </PromptCard>
  );
}
