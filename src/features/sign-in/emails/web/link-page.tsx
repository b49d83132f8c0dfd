import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import type { FormDefinition } from '#page/form/define-form.ts';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { href } from '#urls.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';

import { useViewer, viewerKey } from '#features/people/offered/viewer-query.ts';
import type { verificationQuery } from './link-queries.ts';

interface LinkPageProps {
  address: 'emailVerify' | 'emailUpdate';
  /** What the button does. */
  definition: FormDefinition;
  /** What the link can still do; null if it has expired. */
  query: typeof verificationQuery;
  /** Before and after the button is pressed. */
  before: { title: string; intro: string; submit: string };
  after: { title: string; intro: string };
  /** Why it may have expired, and what helps then. */
  over: { intro: string; help: ReactNode };
}

/** A page that a mailed link opens: only the button changes anything, so that a mail scanner settles nothing. */
export function LinkPage({ address, definition, query, before, after, over }: LinkPageProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { token = '' } = useParams();
  const { data: link } = useSuspenseQuery(query(api, token));
  // A visitor has nothing to refetch.
  const form = usePageForm(definition, { invalidates: useViewer() ? [viewerKey] : [] });
  const { done, refusal } = form;
  const isDone = done || link?.state === 'done';
  const isOver = !isDone && (link === null || refusal?.code === 'link_over');
  const { title, intro } = isDone
    ? after
    : isOver
      ? { title: t('signIn.link.overTitle'), intro: over.intro }
      : before;
  return (
    <AccountSheet
      title={title}
      intro={intro}
      footer={
        <a href={href('home')} className="text-link">
          {t('signIn.link.onward')}
        </a>
      }
    >
      <PageHead title={title} path={href(address, { token })} noindex />
      {isOver && over.help}
      {!isDone && !isOver && (
        <PageForm form={form} className="mt-6">
          <SubmitButton wide>{before.submit}</SubmitButton>
        </PageForm>
      )}
    </AccountSheet>
  );
}
