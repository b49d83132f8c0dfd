import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { isolateAddress } from '#features/people/offered/isolate-address.tsx';
import { href } from '#urls.ts';
import type { MailEndingView } from '../contract.ts';
import { mailEndingQuery } from './mail-ending-query.ts';
import { unsubscribeForm } from './unsubscribe-form.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...mailEndingQuery(page, params['token'] ?? ''), staleTime: 0 });
}

/** `/unsubscribe/{token}`: the reader of a mail ends others like it, or takes that back. Opening it changes nothing. */
export default function UnsubscribePage() {
  const t = useTranslations();
  const page = usePage();
  const queries = useQueryClient();
  const { token = '' } = useParams();
  const query = mailEndingQuery(page, token);
  const { data: known } = useSuspenseQuery(query);
  const form = usePageForm(unsubscribeForm, {
    onDone: (ending) => queries.setQueryData(query.queryKey, ending),
  });
  // Without JavaScript the answer to the form is newer than what the page has loaded.
  const ending = form.result ?? known;
  const title = ending ? titleOf(t, ending) : t('notifications.unsubscribe.unknownTitle');
  return (
    <>
      <PageHead title={title} path={href('start')} noindex />
      {ending ? (
        <AnswerSheet
          scene="window"
          headline={form.outcomeRef}
          title={title}
          text={t.rich('notifications.unsubscribe.address', {
            address: ending.emailAddress,
            bdi: isolateAddress,
          })}
        >
          <p className="mt-4 text-pretty">{textOf(t, ending)}</p>
          <PageForm form={form} className="mt-7 flex flex-wrap gap-3">
            {!ending.ended && (
              <SubmitButton name="end" value="these">
                {t('notifications.unsubscribe.these')}
              </SubmitButton>
            )}
            {ending.topic !== 'chosen' && !ending.everythingEnded && (
              <SubmitButton name="end" value="everything" variant="secondary">
                {t('notifications.unsubscribe.everything')}
              </SubmitButton>
            )}
            {ending.ended && (
              <SubmitButton name="end" value="nothing" variant="secondary">
                {t('notifications.unsubscribe.again')}
              </SubmitButton>
            )}
          </PageForm>
          <p className="mt-6 text-step--1 text-muted">
            {t('notifications.unsubscribe.own')}{' '}
            {ending.topic === 'chosen' && (
              <a href={href('settingsNotifications')} className="text-link">
                {t('notifications.unsubscribe.settings')}
              </a>
            )}
          </p>
        </AnswerSheet>
      ) : (
        <AnswerSheet scene="window" title={title} text={t('notifications.unsubscribe.unknownText')} />
      )}
    </>
  );
}

type Say = ReturnType<typeof useTranslations>;

function titleOf(t: Say, { ended }: MailEndingView): string {
  return ended ? t('notifications.unsubscribe.doneTitle') : t('notifications.unsubscribe.title');
}

function textOf(t: Say, { topic, name, ended, everythingEnded }: MailEndingView): string {
  if (everythingEnded) return t('notifications.unsubscribe.everythingEnded');
  if (topic === 'chosen')
    return ended
      ? t('notifications.unsubscribe.chosenEnded', { name })
      : t('notifications.unsubscribe.chosen', { name });
  if (topic === 'approvals')
    return ended ? t('notifications.unsubscribe.approvalsEnded') : t('notifications.unsubscribe.approvals');
  return ended ? t('notifications.unsubscribe.invitationsEnded') : t('notifications.unsubscribe.invitations');
}
