import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { OwnClasses } from '#features/classes/offered/own-classes.tsx';
import { CodeForm } from './code-form.tsx';
import { LeaveForm } from '#features/classes/memberships/web/leave-form.tsx';

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
