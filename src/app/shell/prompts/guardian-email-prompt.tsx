import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { askGuardianForm } from '#features/guardians/consent/web/ask-guardian-form.ts';
import { GuardianAddressField } from '#features/guardians/consent/web/guardian-address-field.tsx';
import { guardianQuery } from '#features/guardians/offered/guardian-query.ts';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';

/** Asks a minor whose class is waiting whom we may ask for approval; if a guardian is known, whether to write again. */
export function GuardianEmailPrompt({ onClose }: PromptProps) {
  const t = useTranslations();
  const { api } = usePage();
  const guardian = useQuery(guardianQuery(api)).data;
  const known = guardian?.maskedAddress ?? null;
  const options = { doneText: t('guardians.ask.sent'), onDone: onClose };
  const asking = usePageForm(askGuardianForm, options);
  const askingAgain = usePageForm(askGuardianForm, { ...options, about: ['again'] });
  const form = known === null ? asking : askingAgain;
  return (
    <PromptCard
      icon={IconUsers}
      tone="violet"
      title={t('app.prompt.guardianTitle')}
      text={
        known === null
          ? t('app.prompt.guardianText')
          : t.rich('app.prompt.guardianKnown', { address: known, bdi: isolateAddress })
      }
      onClose={onClose}
      fields={
        <PageForm key={form.id} form={form}>
          {guardian && known === null && <GuardianAddressField />}
        </PageForm>
      }
    >
      <Button type="submit" form={form.id} size="s" busy={form.busy}>
        {known === null ? t('guardians.ask.ask') : t('guardians.ask.again')}
      </Button>
    </PromptCard>
  );
}
