import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { locales } from '#core/locale.ts';
import type { FormEntryView } from '#features/forms/contract.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { entryQuery } from './entries-queries.ts';
import { nameOfForm, useFormNames } from './form-names.ts';
import { ReplyForm } from './reply-form.tsx';
import { SmallForm } from './small-form.tsx';
import { useMoment } from '#page/use-moment.ts';

/** `/admin/reports/forms/{id}`: what was sent, and the answer to it. */
export default function EntryPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { entryId = '' } = useParams();
  const { data: entry } = useSuspenseQuery(entryQuery(api, entryId));
  const names = useFormNames();
  return (
    <>
      <AdminPageHead
        title={entry.name}
        trail={[{ text: t('forms.list.link'), href: adminHref('adminForms') }]}
      >
        {nameOfForm(names, entry.form)}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
        <Card as="section" padding="l" labelledBy="message">
          <h2 id="message" className="text-step-1 font-bold">
            {t('forms.heading.message')}
          </h2>
          <p
            dir="auto"
            lang={entry.language}
            className="mt-3 max-w-reading whitespace-pre-wrap wrap-anywhere"
          >
            {entry.message}
          </p>
          <EntryFacts entry={entry} />
        </Card>
        <Card as="section" padding="l" labelledBy="answer">
          <h2 id="answer" className="text-step-1 font-bold">
            {t('forms.entry.answer')}
          </h2>
          {entry.answeredAt ? <Answer entry={entry} /> : <Answering entry={entry} />}
        </Card>
      </div>
    </>
  );
}

function EntryFacts({ entry }: { entry: FormEntryView }) {
  const t = useTranslations();
  const moment = useMoment();
  const facts = [
    [t('forms.heading.email'), entry.emailAddress],
    [t('forms.heading.organization'), entry.organization],
    [t('forms.heading.language'), locales[entry.language].name],
    [t('forms.heading.sent'), moment(entry.sentAt, { dateStyle: 'long', timeStyle: 'short' })],
    [t('forms.heading.taken'), entry.assignedTo ?? ''],
  ].filter(([, fact]) => fact !== '');
  return (
    <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-4">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-muted">{term}</dt>
          <dd className="wrap-anywhere">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Answer({ entry: { answeredBy, answeredAt, reply } }: { entry: FormEntryView }) {
  const t = useTranslations();
  const moment = useMoment();
  const at = moment(answeredAt ?? 0, { dateStyle: 'long' });
  return (
    <>
      <Callout tone="success" className="mt-4">
        {answeredBy
          ? t('forms.entry.answeredBy', { name: answeredBy, at })
          : t('forms.entry.answeredAt', { at })}
      </Callout>
      {reply !== null && (
        <p dir="auto" className="mt-4 max-w-reading whitespace-pre-wrap wrap-anywhere">
          {reply}
        </p>
      )}
    </>
  );
}

function Answering({ entry }: { entry: FormEntryView }) {
  const t = useTranslations();
  return (
    <>
      <ReplyForm key={entry.version} entry={entry} />
      <div className="mt-6 flex flex-wrap gap-3 border-t border-line pt-5">
        {entry.assignedTo === null && (
          <SmallForm entry={entry} act="take" done={t('forms.entry.taken')}>
            {t('forms.entry.take')}
          </SmallForm>
        )}
        <SmallForm entry={entry} act="settle" done={t('forms.entry.settled')}>
          {t('forms.entry.settle')}
        </SmallForm>
      </div>
    </>
  );
}
