import { useTranslations } from 'use-intl';
import type { TableColumn } from '#page/table/table-parts.ts';
import type { AuditEntryView } from '#features/people/audit/contract.ts';
import { Differences } from './differences.tsx';
import { useMoment } from '#page/use-moment.ts';

/** The columns of the audit log; where an act came from is shown once it is chosen. */
export function useAuditColumns(): TableColumn<AuditEntryView>[] {
  const t = useTranslations();
  const moment = useMoment();
  return [
    {
      id: 'at',
      heading: t('people.audit.at'),
      isSortable: true,
      cell: ({ at }) => (
        <time dateTime={at} className="block min-w-24 tabular-nums">
          {moment(at, { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      ),
    },
    { id: 'who', heading: t('people.audit.who'), cell: ({ who }) => <PartyName {...who} /> },
    {
      id: 'what',
      heading: t('people.audit.what'),
      cell: ({ text }) => (
        <span className="block min-w-40 font-semibold">
          <bdi>{text}</bdi>
        </span>
      ),
    },
    { id: 'subject', heading: t('people.audit.subject'), cell: ({ subject }) => <PartyName {...subject} /> },
    {
      id: 'changes',
      heading: t('people.audit.changes'),
      cell: ({ before, after }) => <Differences before={before} after={after} />,
    },
    {
      id: 'why',
      heading: t('people.audit.why'),
      cell: ({ why }) => (
        <span className="block min-w-28 wrap-anywhere">
          {why === '' ? <span className="text-muted">–</span> : <bdi>{why}</bdi>}
        </span>
      ),
    },
    {
      id: 'name',
      heading: t('people.audit.name'),
      isExtra: true,
      cell: ({ what }) => <bdi dir="ltr">{what}</bdi>,
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
function PartyName({ id, name, href }: AuditEntryView['who']) {
  const shown = name === null ? <Id id={id} /> : <bdi>{name}</bdi>;
  return (
    <span className="block min-w-36">
      {href === null ? (
        shown
      ) : (
        <a href={href} className="text-link">
          {shown}
        </a>
      )}
      {name !== null && (
        <span className="block text-step--1 text-muted">
          <Id id={id} />
        </span>
      )}
    </span>
  );
}

function Id({ id }: { id: string }) {
  return (
    <bdi dir="ltr" className="break-all">
      {id}
    </bdi>
  );
}
