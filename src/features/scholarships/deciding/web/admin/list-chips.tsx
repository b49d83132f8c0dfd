import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { LinkChips } from '#ui/menu/link-chips.tsx';

/** Leads from the requests to what was given, and back. */
export function ListChips({ current }: { current: 'requests' | 'grants' }) {
  const t = useTranslations();
  return (
    <LinkChips
      label={t('scholarships.list.lists')}
      className="mt-6"
      chips={[
        {
          text: t('scholarships.list.requests'),
          href: adminHref('adminScholarships'),
          current: current === 'requests',
        },
        {
          text: t('scholarships.list.grants'),
          href: adminHref('adminScholarshipGrants'),
          current: current === 'grants',
        },
      ]}
    />
  );
}
