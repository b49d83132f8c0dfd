import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import type { ChangeView } from '#features/administration/contract.ts';
import { Card } from '#ui/card/card.tsx';
import { useMoment } from '#page/use-moment.ts';

/** What staff did last, each act in a line; the audit log has the rest. */
export function ChangeList({ changes }: { changes: readonly ChangeView[] }) {
  const t = useTranslations();
  const moment = useMoment();
  return (
    <section className="mt-8">
      <h2 className="text-step-1 font-bold">{t('administration.start.changes')}</h2>
      <Card className="mt-3">
        <ol className="divide-y divide-line">
          {changes.map(({ id, at, who, text, subject }) => (
            <li key={id} className="flex flex-wrap gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
              <time dateTime={at} className="w-40 shrink-0 text-step--1 leading-7 text-muted tabular-nums">
                {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
              <PartyName {...who} />
              <bdi className="font-semibold">{text}</bdi>
              <PartyName {...subject} />
            </li>
          ))}
        </ol>
        <p className="mt-3">
          <a
            href={adminHref('adminAudit')}
            className="inline-flex min-h-11 items-center font-semibold hover:underline"
          >
            {t('administration.start.allChanges')}
          </a>
        </p>
      </Card>
    </section>
  );
}

function PartyName({ name, href }: ChangeView['who']) {
  const shown = <bdi className="wrap-anywhere">{name}</bdi>;
  return href === null ? (
    shown
  ) : (
    <a href={href} className="text-link">
      {shown}
    </a>
  );
}
