import { useTranslations } from 'use-intl';
import { Breadcrumb, type BreadcrumbProps } from '#ui/layout/breadcrumb.tsx';

export interface WayBackProps {
  /** From the outermost to the page itself. */
  steps: BreadcrumbProps['items'];
}

/** The page's breadcrumbs within the courses. */
export function WayBack({ steps }: WayBackProps) {
  const t = useTranslations();
  return <Breadcrumb label={t('learning.course.youAreHere')} items={steps} className="pt-3" />;
}
