import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Breadcrumb, type BreadcrumbProps } from '#ui/layout/breadcrumb.tsx';
import { NightBand } from '#art/night-band.tsx';
import { href } from '#urls.ts';

interface PageTopProps {
  /** Breadcrumbs between the list of curricula and this page. */
  between?: BreadcrumbProps['items'];
  title: string;
  intro: ReactNode;
  children?: ReactNode;
}

/** The head of a curriculum page: breadcrumbs, title, intro and actions. */
export function PageTop({ between = [], title, intro, children }: PageTopProps) {
  const t = useTranslations();
  const steps = [{ text: t('curriculum.list.title'), href: href('curricula') }, ...between, { text: title }];
  return (
    <NightBand>
      <Breadcrumb label={t('curriculum.sheet.youAreHere')} items={steps} className="pt-3 print:hidden" />
      <h1 className="mt-4 text-step-4 text-balance print:text-step-3">{title}</h1>
      <div className="mt-4 max-w-reading text-step-1 text-pretty text-muted print:text-step-0">{intro}</div>
      {children && <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">{children}</div>}
    </NightBand>
  );
}
