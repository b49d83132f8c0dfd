import { Fragment, useId, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { href } from '#urls.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { JudgedWork } from '#features/submissions/moderation/contract.ts';
import { rejectionReasons } from '#features/submissions/moderation/policy.ts';
import { useRejectionWords } from '../use-rejection-words.ts';
import { useEventWords, useQueueWords, useReportWords, useRoleWords } from './use-queue-words.ts';
import { workHref } from './work-href.ts';
import { useMoment } from '#page/use-moment.ts';

/** Beside the work: whose it is and what became of her others, what it answers, reports, and what has happened to it. */
export function WorkAside({ work }: { work: JudgedWork }) {
  const t = useTranslations();
  return (
    <div className="grid min-w-0 gap-5">
      {work.appeal && (
        <Part title={t('submissions.queue.appealTitle')}>
          <p lang={work.language} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {work.appeal.text}
          </p>
        </Part>
      )}
      {work.reported.length > 0 && <Reports work={work} />}
      <Owner work={work} />
      <Item work={work} />
      <Events work={work} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} padding="m">
      <h2 id={id} className="mb-2 font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Reports({ work: { reported } }: { work: JudgedWork }) {
  const t = useTranslations();
  const words = useReportWords();
  return (
    <Part title={t('submissions.queue.reports')}>
      <ul className="space-y-2">
        {reported.map(({ by, reason, at, settled }) => (
          <li key={`${by} ${at}`} className={settled ? 'text-muted' : ''}>
            <span className="block font-medium">{words[reason]}</span>
            <span className="text-step--1 text-muted">
              <bdi>{by}</bdi> · <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Owner({ work: { by, history } }: { work: JudgedWork }) {
  const t = useTranslations();
  const viewer = useViewer();
  const [search] = useSearchParams();
  const { statuses } = useQueueWords();
  return (
    <Part title={t('submissions.queue.by')}>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={by.name} {...(by.avatar !== undefined && { src: by.avatar })} size="s" />
        {viewer?.permissions.includes('users.find') ? (
          <a href={adminHref('adminUsers', undefined, { q: by.id })} className="text-link font-medium">
            <bdi>{by.name}</bdi>
          </a>
        ) : (
          <bdi className="font-medium">{by.name}</bdi>
        )}
        {by.minor && <Badge tone="info">{t('people.panel.minorBadge')}</Badge>}
      </div>
      <p className="mt-3 text-step--1 text-muted">
        {t('submissions.queue.historyOf', {
          approved: history.approved,
          rejected: history.rejected,
          spam: history.spam,
        })}
      </p>
      {history.works.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {history.works.map(({ id, title, status, at }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
              <a href={workHref(id, search)} className="text-link min-w-0">
                <bdi>{title}</bdi>
              </a>
              <span className="text-step--1 text-muted">
                {statuses[status]} · <Moment at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Item({ work: { item, handedInAt } }: { work: JudgedWork }) {
  const t = useTranslations();
  const { slug: itemSlug, courseSlug } = item;
  return (
    <Part title={t('submissions.queue.item')}>
      {itemSlug !== undefined && courseSlug !== undefined ? (
        <a href={href('lesson', { courseSlug, itemSlug })} className="text-link font-medium">
          <bdi>{item.title}</bdi>
        </a>
      ) : (
        <p>{t('submissions.queue.itemGone')}</p>
      )}
      <bdi className="block text-step--1 text-muted">{item.courseTitle}</bdi>
      <p className="mt-2 text-step--1 text-muted">
        {t('submissions.queue.handedIn')} <Moment at={handedInAt} />
      </p>
    </Part>
  );
}

function Events({ work: { events } }: { work: JudgedWork }) {
  const t = useTranslations();
  const sayEvent = useEventWords();
  const reasons = useRejectionWords();
  const roles = useRoleWords();
  return (
    <Part title={t('submissions.queue.events')}>
      <ol className="space-y-3">
        {events.map((event) => {
          const who = [event.who, event.role && roles[event.role]].filter((each) => each !== undefined);
          const reason = rejectionReasons.find((each) => each === event.reason);
          return (
            <li key={event.id} className="border-s-2 border-line ps-3">
              <span className="block font-medium">{sayEvent(event)}</span>
              {reason && <span className="block text-step--1">{reasons[reason].short}</span>}
              {event.note && event.what !== 'appeal' && (
                <q dir="auto" className="block text-step--1 wrap-anywhere">
                  {event.note}
                </q>
              )}
              <span className="text-step--1 text-muted">
                {who.map((each) => (
                  <Fragment key={each}>
                    <bdi>{each}</bdi> ·{' '}
                  </Fragment>
                ))}
                {t('submissions.queue.version', { number: event.version })} · <Moment at={event.at} />
              </span>
            </li>
          );
        })}
      </ol>
    </Part>
  );
}

function Moment({ at }: { at: string }) {
  const moment = useMoment();
  return <time dateTime={at}>{moment(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}
