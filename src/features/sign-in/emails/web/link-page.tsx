import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import type { PageFormState } from '#page/form/page-form-state.ts';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import type { LinkState } from '../contract.ts';
import { AccountSheet } from '#features/people/offered/account-sheet.tsx';

interface LinkPageProps {
  path: string;
  /** What the link can still do; null if it has expired. */
  link: LinkState | null;
  /** Before and after the button is pressed. */
  before: { title: string; intro: string; submit: string };
  after: { title: string; intro: string };
  /** Why it may have expired, and what helps then. */
  over: { intro: string; help: ReactNode };
  form: PageFormState;
}

/** A page that a mailed link opens: only the button changes anything, so that a mail scanner settles nothing. */
export function LinkPage({ path, link, before, after, over, form }: LinkPageProps) {
  const t = useTranslations();
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
      <PageHead title={title} path={path} noindex />
      {isOver && over.help}
      {!isDone && !isOver && (
        <PageForm form={form} className="mt-6">
          <SubmitButton wide>{before.submit}</SubmitButton>
        </PageForm>
      )}
    </AccountSheet>
  );
}
