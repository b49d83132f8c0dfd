import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { isolateAddress } from '#features/accounts/web/isolate-address.tsx';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { refusalOf } from './refusal-of.ts';

/** Reminds the user of the mail that verifies an address, and sends it again. */
export function VerifyEmailPrompt({ viewer, onClose }: PromptProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.accounts.sendVerification.call(),
  });
  const values = { address: viewer.emailAddress ?? '', bdi: isolateAddress };
  return (
    <PromptCard
      icon={IconMailCheck}
      tone="teal"
      title={isSuccess ? t('accounts.reset.doneTitle') : t('accounts.prompt.verifyTitle')}
      text={
        <>
          {isSuccess
            ? t.rich('accounts.prompt.verifySent', values)
            : t.rich('accounts.prompt.verifyText', values)}{' '}
          <a href={href('settingsAccount')} className="text-link">
            {t('accounts.prompt.verifyOther')}
          </a>
        </>
      }
      refusal={refusalOf(error, t('page.request.network'))}
      onClose={onClose}
      closeText={isSuccess ? t('accounts.prompt.close') : undefined}
    >
      {!isSuccess && (
        <Button size="s" busy={isPending} onClick={() => mutate()}>
          {t('accounts.verify.resend')}
        </Button>
      )}
    </PromptCard>
  );
}
