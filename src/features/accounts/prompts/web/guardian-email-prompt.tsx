import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { isolateAddress } from '#features/accounts/web/isolate-address.tsx';
import { guardianQuery } from '#features/accounts/offered/guardian-query.ts';
import { GuardianAddressField } from '#features/accounts/guardians/web/guardian-address-field.tsx';
import { textOf } from '#features/accounts/web/text-of.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { refusalOf } from './refusal-of.ts';

/** Asks a minor whose class is waiting whom we may ask for approval; if a guardian is known, whether to write again. */
export function GuardianEmailPrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const { api } = usePage();
  const formId = useId();
  const guardian = useQuery(guardianQuery(api)).data;
  const known = guardian?.maskedAddress ?? null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (emailAddress: string | undefined) => api.accounts.askGuardian.call({ emailAddress }),
    onSuccess() {
      toasts.show({ tone: 'success', text: t('accounts.guardian.sent') });
      onClose();
    },
  });
  const refusal = refusalOf(error, t('page.form.network'));
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    mutate(form.has('emailAddress') ? textOf(form, 'emailAddress').trim() : undefined);
  };
  return (
    <PromptCard
      icon={IconUsers}
      tone="violet"
      title={t('accounts.prompt.guardianTitle')}
      text={
        known === null
          ? t('accounts.prompt.guardianText')
          : t.rich('accounts.prompt.guardianKnown', { address: known, bdi: isolateAddress })
      }
      refusal={refusal}
      onClose={onClose}
      fields={
        <form id={formId} noValidate onSubmit={ask}>
          {guardian && known === null && (
            <GuardianAddressField
              name="emailAddress"
              error={refusal?.issues['emailAddress']}
              defaultValue={undefined}
            />
          )}
        </form>
      }
    >
      <Button type="submit" form={formId} size="s" busy={isPending}>
        {known === null ? t('accounts.guardian.ask') : t('accounts.guardian.again')}
      </Button>
    </PromptCard>
  );
}
