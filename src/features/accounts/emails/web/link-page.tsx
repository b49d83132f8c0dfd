import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import type { LinkState } from '../contract.ts';
import { AccountForm } from '#features/accounts/offered/account-form.tsx';
import { useDoneForm } from './done-form.ts';

interface LinkPageProps {
  path: string;
  /** What the link can still do; null if it has expired. */
  link: LinkState | null;
  /** Before and after the button is pressed. */
  before: { title: string; intro: string; submit: string };
  after: { title: string; intro: string };
  /** Why it may have expired, and what helps then. */
  over: { intro: string; help: ReactNode };
  send(): Promise<unknown>;
}

/** A page that a mailed link opens: only the button changes anything, so that a mail scanner settles nothing. */
export function LinkPage({ path, link, before, after, over, send }: LinkPageProps) {
  const t = useTranslations();
  const { formRef, onSubmit, busy, done, refusal } = useDoneForm(send);
  const isDone = done || link?.state === 'done';
  const isOver = !isDone && (link === null || refusal?.code === 'link_over');
  const { title, intro } = isDone
    ? after
    : isOver
      ? { title: t('accounts.link.overTitle'), intro: over.intro }
      : before;
  return (
    <AccountForm
      title={title}
      intro={intro}
      error={isOver ? undefined : refusal?.message}
      footer={
        <a href={href('home')} className="text-link">
          {t('accounts.link.onward')}
        </a>
      }
    >
      <PageHead title={title} path={path} noindex />
      {isOver && over.help}
      {!isDone && !isOver && (
        <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-6">
          <Button type="submit" wide busy={busy}>
            {before.submit}
          </Button>
        </form>
      )}
    </AccountForm>
  );
}
