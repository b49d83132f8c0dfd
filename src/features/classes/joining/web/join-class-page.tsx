import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { mayJoin } from '#features/classes/policy.ts';
import { invitationQuery } from '#features/classes/web/class-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { CodeForm } from './code-form.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { JoinForm } from './join-form.tsx';
import { JoinStanding } from './join-standing.tsx';
import { NotForTeachers } from './not-for-teachers.tsx';
import { WaysIn } from './ways-in.tsx';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.query({ ...invitationQuery(page.api, params['classCode'] ?? ''), staleTime: 0 });
}

/** `/join/{classcode}`: which class it is, who teaches it, and the one next step. Opening it changes nothing. */
export default function JoinClassPage() {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const { classCode = '' } = useParams();
  const [isNew, setNew] = useState(false);
  const { data: invitation } = useSuspenseQuery(invitationQuery(api, classCode));
  const head = <PageHead title={t('classes.join.title')} path={href('join')} noindex />;
  if ('tooMany' in invitation) {
    return (
      <>
        {head}
        <AnswerSheet scene="window" title={t('classes.join.tooManyTitle')} text={invitation.tooMany}>
          <Button href={href('joinClass', { classCode })} variant="secondary" className="mt-6">
            {t('classes.join.tryAgain')}
          </Button>
        </AnswerSheet>
      </>
    );
  }
  if ('unknown' in invitation) {
    return (
      <>
        {head}
        <AnswerSheet
          scene="not-found"
          title={t('classes.join.unknownTitle')}
          text={t('classes.join.unknownText')}
        >
          <CodeForm />
        </AnswerSheet>
      </>
    );
  }
  if (viewer && invitation.status) {
    return (
      <>
        {head}
        <JoinStanding invitation={invitation} awaitsGuardian={viewer.awaitsGuardian} isNew={isNew} />
      </>
    );
  }
  return (
    <>
      {head}
      <AnswerSheet
        scene="film-lesson"
        title={t.rich('classes.join.found', { className: invitation.name, bdi: isolate })}
        text={t.rich('classes.join.teacher', { teacher: invitation.teacher, bdi: isolate })}
      >
        {!viewer && <WaysIn code={invitation.code} />}
        {viewer &&
          (mayJoin(viewer) ? (
            <JoinForm code={classCode} onJoined={() => setNew(true)} />
          ) : (
            <NotForTeachers />
          ))}
      </AnswerSheet>
    </>
  );
}
