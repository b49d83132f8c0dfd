import { useFormatter, useTranslations } from 'use-intl';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { AuditEntryView } from '#features/people/audit/contract.ts';
import { Differences } from './differences.tsx';

/** The columns of the audit log; where an act came from is shown once it is chosen. */
export function useAuditColumns(): TableColumn<AuditEntryView>[] {
  const t = useTranslations();
  const format = useFormatter();
  return [
    {
      id: 'at',
      heading: t('people.audit.at'),
      isSortable: true,
      cell: ({ at }) => (
        <time dateTime={at} className="block min-w-24 tabular-nums">
          {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      ),
    },
    { id: 'who', heading: t('people.audit.who'), cell: ({ who }) => <Name {...who} /> },
    {
      id: 'what',
      heading: t('people.audit.what'),
      cell: ({ what }) => (
        <bdi dir="ltr" className="font-semibold whitespace-nowrap">
          {what}
        </bdi>
      ),
    },
    { id: 'subject', heading: t('people.audit.subject'), cell: ({ subject }) => <Name {...subject} /> },
    {
      id: 'changes',
      heading: t('people.audit.changes'),
      cell: ({ before, after }) => <Differences before={before} after={after} />,
    },
    {
      id: 'why',
      heading: t('people.audit.why'),
      cell: ({ why }) => <bdi className="block min-w-28">{why}</bdi>,
    },
    {
      id: 'network',
      heading: t('people.audit.network'),
      isExtra: true,
      cell: ({ network }) => <bdi dir="ltr">{network ?? '–'}</bdi>,
    },
    {
      id: 'request',
      heading: t('people.audit.request'),
      isExtra: true,
      cell: ({ requestId }) => (
        <bdi dir="ltr" className="text-step--1 break-all">
          {requestId ?? '–'}
        </bdi>
      ),
    },
  ];
}

/** A person by her name, with the id that finds everything about her; anything else by its id alone. */
function Name({ id, name }: AuditEntryView['who']) {
  if (name === null)
    return (
      <bdi dir="ltr" className="block min-w-28 break-all">
        {id}
      </bdi>
    );
  return (
    <>
      <bdi className="block min-w-36">{name}</bdi>
      <bdi dir="ltr" className="block text-step--1 break-all text-muted">
        {id}
      </bdi>
    </>
  );
}
