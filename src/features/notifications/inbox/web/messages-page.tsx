import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { useGender } from '#features/people/offered/use-gender.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { MessageRow } from './message-row.tsx';
import { messagesQuery } from './messages-queries.ts';
import { readAllForm } from './read-all-form.ts';

export async function load({ page, url }: PageArgs): Promise<void> {
  await page.queries.query({
    ...messagesQuery(page, url.searchParams.get('after') ?? undefined),
    staleTime: 0,
  });
}

/** `/messages`: what has happened that concerns her, the newest first. */
export default function MessagesPage() {
  const t = useTranslations();
  const gender = useGender();
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const { data } = useSuspenseQuery(messagesQuery(usePage(), after));
  const title = t('notifications.page.title');
  return (
    <>
      <PageHead title={title} path={href('messages')} noindex />
      <Container className="max-w-[46rem] py-8 sm:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-step-4">{title}</h1>
          {data.unread > 0 && <ReadAll />}
        </div>
        {data.items.length === 0 ? (
          <EmptyState
            scene="window"
            title={t('notifications.page.emptyTitle')}
            action={<Button href={href('home')}>{t('notifications.page.toHome')}</Button>}
          >
            {t('notifications.page.emptyText', { gender })}
          </EmptyState>
        ) : (
          <ul className="mt-6 grid gap-2">
            {data.items.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        )}
        {data.next !== undefined && (
          <p className="mt-6">
            <Button href={href('messages', undefined, { after: data.next })} variant="secondary">
              {t('notifications.page.older')}
            </Button>
          </p>
        )}
        <p className="mt-8 text-step--1 text-muted">{t('notifications.page.kept')}</p>
      </Container>
    </>
  );
}

function ReadAll() {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(readAllForm, {
    doneText: t('notifications.page.allRead'),
    invalidates: [api.notifications.key()],
  });
  return (
    <PageForm form={form}>
      <SubmitButton variant="secondary" size="s">
        {t('notifications.page.readAll')}
      </SubmitButton>
    </PageForm>
  );
}
