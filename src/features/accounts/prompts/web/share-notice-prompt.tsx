import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import IconHomeHeart from '@tabler/icons-react/dist/esm/icons/IconHomeHeart.mjs';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';
import { refusalOf } from './refusal-of.ts';

/** Says whom an account is for; once confirmed, it does not return for 60 days. */
export function ShareNoticePrompt({ viewer, onClose }: PromptProps) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.accounts.confirmShareNotice.call(),
    onSuccess(confirmed) {
      queries.setQueryData(viewerKey, { ...viewer, ...confirmed });
      onClose();
    },
  });
  return (
    <PromptCard
      icon={IconHomeHeart}
      tone="peach"
      title={t('accounts.prompt.shareTitle')}
      text={t('accounts.prompt.shareText')}
      refusal={refusalOf(error, t('page.request.network'))}
      onClose={onClose}
    >
      <Button size="s" busy={isPending} onClick={() => mutate()}>
        {t('accounts.prompt.shareConfirm')}
      </Button>
    </PromptCard>
  );
}
