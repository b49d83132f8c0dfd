import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { OwnClasses } from '#features/classes/offered/own-classes.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { redirect } from 'react-router';
import { loadMemberships } from '#features/classes/offered/load-memberships.ts';
import { CodeForm } from './code-form.tsx';
import { LeaveForm } from '#features/classes/memberships/web/leave-form.tsx';

export async function load({ page, url }: PageArgs): Promise<Response | undefined> {
  // Submitted without JavaScript.
  const classCode = url.searchParams.get('code')?.trim();
  if (classCode) return redirect(href('joinClass', { classCode }));
  await loadMemberships(page);
  return undefined;
}

/** `/join`: a field for the code that a teacher has given out. */
export default function JoinPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead title={t('classes.join.title')} description={t('classes.join.intro')} path={href('join')} />
      <AnswerSheet scene="film-lesson" title={t('classes.join.title')} text={t('classes.join.intro')}>
        <CodeForm />
      </AnswerSheet>
      <OwnClasses width="form" renderWayOut={(item) => <LeaveForm item={item} />} />
    </>
  );
}
