import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { adminHref, type AdminAddress } from '#admin-urls.ts';
import type { Locale } from '#core/locale.ts';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { PageHead } from '../page-head.tsx';

interface AdminPageHeadProps {
  title: string;
  /** The language of the title, if it is not the page's own. */
  titleLang?: Locale | null | undefined;
  /** Set on the start page, which has no way up. */
  address?: AdminAddress;
  /** The pages between the start page and this one. */
  trail?: ReadonlyArray<{ text: string; href: string }>;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** What the page is for, in a sentence. */
  children?: ReactNode;
}

/** The head of every page of the administration: the way up, the title, and what can be done. */
export function AdminPageHead({
  title,
  titleLang,
  address,
  trail = [],
  actions,
  children,
}: AdminPageHeadProps) {
  const t = useTranslations();
  const isStart = address === 'admin';
  return (
    <>
      <PageHead title={title} path={adminHref('admin')} noindex />
      {!isStart && (
        <Breadcrumb
          label={t('page.admin.youAreHere')}
          className="mb-1"
          items={[{ text: t('page.admin.start'), href: adminHref('admin') }, ...trail, { text: title }]}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-step-3 font-extrabold wrap-break-word">
          <bdi lang={titleLang ?? undefined}>{title}</bdi>
        </h1>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children && <p className="mt-1 max-w-reading text-muted max-sm:mt-3">{children}</p>}
    </>
  );
}
