import { useFormatter, useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import type { TableColumn } from '#page/table/table-parts.ts';
import { Badge } from '#ui/card/badge.tsx';
import type { UserRow } from '#features/people/listing/contract.ts';
import { usePlanNames, useRoleNames } from './names.ts';

/** What the list shows of each user; her name leads to her panel. */
export function useUserColumns(): TableColumn<UserRow>[] {
  const t = useTranslations();
  const { locale } = usePage();
  const [roleNames, planNames] = [useRoleNames(), usePlanNames()];
  const languages = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  return [
    { id: 'name', heading: t('people.panel.fullName'), cell: (row) => <NameCell {...row} /> },
    {
      id: 'email',
      heading: t('people.panel.email'),
      isSortable: true,
      cell: ({ emailAddress }) =>
        emailAddress && <bdi className="inline-block min-w-48 wrap-anywhere">{emailAddress}</bdi>,
    },
    { id: 'role', heading: t('people.panel.role'), cell: ({ role }) => roleNames[role] },
    { id: 'plan', heading: t('people.panel.plan'), cell: ({ plan }) => planNames[plan] },
    {
      id: 'language',
      heading: t('people.panel.language'),
      isExtra: true,
      cell: ({ language }) => languages.of(language),
    },
    {
      id: 'created',
      heading: t('people.panel.created'),
      isSortable: true,
      cell: ({ created }) => <Day at={created} />,
    },
    {
      id: 'lastSeen',
      heading: t('people.panel.lastSeen'),
      isSortable: true,
      cell: ({ lastSeen }) => <Day at={lastSeen} />,
    },
  ];
}

function NameCell({ id, name, minor, staff, restricted }: UserRow) {
  const t = useTranslations();
  return (
    <span className="flex min-w-36 flex-wrap items-center gap-x-2 gap-y-1">
      <a href={adminHref('adminUsers', undefined, { q: id })} className="text-link font-medium wrap-anywhere">
        <bdi>{name || id}</bdi>
      </a>
      {minor && (
        <Badge tone="info" className="whitespace-nowrap">
          {t('people.panel.minorBadge')}
        </Badge>
      )}
      {staff && (
        <Badge tone="night" className="whitespace-nowrap">
          {t('people.panel.staffBadge')}
        </Badge>
      )}
      {restricted && <Badge className="whitespace-nowrap">{t('people.panel.restrictedBadge')}</Badge>}
    </span>
  );
}

function Day({ at }: { at: string | null }) {
  const format = useFormatter();
  return (
    at && (
      <time dateTime={at} className="whitespace-nowrap" suppressHydrationWarning>
        {format.dateTime(new Date(at), { dateStyle: 'medium' })}
      </time>
    )
  );
}
