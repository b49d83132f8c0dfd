import { PageHead } from '#page/page-head.tsx';
import { href } from '#urls.ts';
import { AnswerSheet, type AnswerSheetProps } from '#features/people/offered/answer-sheet.tsx';

/** A complete guardian page, whose headline is also the browser tab's title. */
export function GuardianSheet({ title, ...rest }: AnswerSheetProps & { title: string }) {
  return (
    <>
      <PageHead title={title} path={href('start')} noindex />
      <AnswerSheet title={title} {...rest} />
    </>
  );
}
