import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import IconHomeHeart from '@tabler/icons-react/dist/esm/icons/IconHomeHeart.mjs';
import { defineForm } from '#page/form/define-form.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { href } from '#urls.ts';
import { viewerKey } from '#features/people/offered/viewer-query.ts';
import { PromptCard } from './prompt-card.tsx';
import type { PromptProps } from './prompt-props.ts';

const shareNoticeForm = defineForm({
  name: 'shareNotice',
  fields: {},
  send: ({ api }) => api.people.confirmShareNotice.call(),
});

/** Says whom an account is for; once confirmed, it does not return for 60 days. */
export function ShareNoticePrompt({ viewer, onClose }: PromptProps) {
  const t = useTranslations();
  const queries = useQueryClient();
  const form = usePageForm(shareNoticeForm, {
    onDone(confirmed) {
      queries.setQueryData(viewerKey, { ...viewer, ...confirmed });
      onClose();
    },
  });
  return (
    <PromptCard
      icon={IconHomeHeart}
      tone="peach"
      title={t('app.prompt.shareTitle')}
      text={
        <>
          {t('app.prompt.shareText')}{' '}
          <a href={href('inviteFriends')} className="text-link">
            {t('settings.frame.invite')}
          </a>
        </>
      }
      onClose={onClose}
    >
      <PageForm form={form} className="contents">
        <SubmitButton size="s">{t('app.prompt.shareConfirm')}</SubmitButton>
      </PageForm>
    </PromptCard>
  );
}
