import { PageHead } from '../../../../page/page-head.tsx';
import { href } from '../../../../urls.ts';
import { AnswerSheet, type AnswerSheetProps } from '../offered/answer-sheet.tsx';

/** The whole of a guardian's page, which its headline names in the browser's tab too. */
export function GuardianSheet({ title, ...rest }: AnswerSheetProps & { title: string }) {
  return (
    <>
      <PageHead title={title} path={href('start')} noindex />
      <AnswerSheet title={title} {...rest} />
    </>
  );
}
