import { useTranslations } from 'use-intl';
import { PageHead } from '../../../page/page-head.tsx';
import { href } from '../../../urls.ts';
import { AnswerSheet } from '../../accounts/web/offered/answer-sheet.tsx';
import { CodeForm } from './code-form.tsx';

/** `/join`: type the code that a teacher has given. */
export default function JoinPage() {
  const t = useTranslations();
  return (
    <>
      <PageHead title={t('classes.join.title')} description={t('classes.join.intro')} path={href('join')} />
      <AnswerSheet scene="film-lesson" title={t('classes.join.title')} text={t('classes.join.intro')}>
        <CodeForm />
      </AnswerSheet>
    </>
  );
}
