import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../../../page/page-head.tsx';
import { Button } from '../../../../ui/button.tsx';
import { href } from '../../../../urls.ts';
import { AccountForm } from '../account-form.tsx';
import { useDoneForm } from './done-form.ts';

interface LinkPageProps {
  path: string;
  /** Before the button is pressed, and once it was. */
  before: { title: string; intro: string; submit: string };
  after: { title: string; intro: string };
  send(): Promise<unknown>;
  /** What helps where the link is over. */
  help?: ReactNode;
}

/** A page that a mailed link opens: opening changes nothing, the button does, so that a mail scanner settles nothing. */
export function LinkPage({ path, before, after, send, help }: LinkPageProps) {
  const t = useTranslations();
  const { formRef, onSubmit, busy, done, refusal } = useDoneForm(send);
  const { title, intro } = done ? after : before;
  return (
    <AccountForm
      title={title}
      intro={intro}
      error={refusal?.message}
      footer={
        <a href={href('home')} className="text-link">
          {t('accounts.link.onward')}
        </a>
      }
    >
      <PageHead title={title} path={path} noindex />
      {refusal?.code === 'link_over' && help}
      {!done && refusal?.code !== 'link_over' && (
        <form ref={formRef} method="post" onSubmit={onSubmit} className="mt-6">
          <Button type="submit" wide busy={busy}>
            {before.submit}
          </Button>
        </form>
      )}
    </AccountForm>
  );
}
