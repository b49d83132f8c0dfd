import { redirect, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { CodeForm } from './code-form.tsx';
import { FamilyDoor } from './family-door.tsx';
import { entranceQuery } from './picture-queries.ts';

export async function load({ page, params, url }: PageArgs): Promise<Response | undefined> {
  // The code's form, submitted without JavaScript.
  const typed = url.searchParams.get('code')?.trim();
  if (typed) return redirect(href('familyEntrance', { familyCode: typed }));
  const { familyCode } = params;
  if (familyCode !== undefined)
    await page.queries.query({ ...entranceQuery(page.api, familyCode), staleTime: 0 });
  return undefined;
}

/**
 * `/family/enter`: a field for a family's code. `/family/enter/{code}`: that family's children, and after one of them is
 * touched, nine pictures. For a device that no parent has handed on.
 */
export default function EnterPage() {
  const t = useTranslations();
  const { familyCode } = useParams();
  return (
    <>
      <PageHead title={t('families.enter.title')} path={href('familyEnter')} noindex />
      {familyCode === undefined ? (
        <AnswerSheet scene="welcome" title={t('families.enter.title')} text={t('families.enter.intro')}>
          <CodeForm />
        </AnswerSheet>
      ) : (
        <FamilyDoor familyCode={familyCode} />
      )}
    </>
  );
}
