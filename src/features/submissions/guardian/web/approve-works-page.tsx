import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import { AskedWorkSheet } from './asked-work.tsx';
import { answerForm } from './guardian-forms.ts';
import { askedWorksQuery } from './guardian-queries.ts';

/**
 * `/approve/submissions/{token}`: a guardian looks at what a child has handed in, and answers about each work. Opening the page
 * changes nothing.
 */
export default function ApproveWorksPage() {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { submissionToken = '' } = useParams();
  const query = askedWorksQuery(api, submissionToken);
  const { data: asked } = useSuspenseQuery(query);
  const head = <PageHead title={t('submissions.approve.headTitle')} path={href('start')} noindex />;
  if (!asked || asked.works.length === 0) {
    return (
      <>
        {head}
        <AnswerSheet
          scene={asked ? 'table-talk' : 'lock'}
          title={asked ? t('submissions.approve.doneTitle') : t('submissions.approve.goneTitle')}
          text={
            asked
              ? t('submissions.approve.doneText', { name: asked.firstName })
              : t('submissions.approve.goneText')
          }
        />
      </>
    );
  }
  const { firstName, works } = asked;
  return (
    <>
      {head}
      <Container width="reading" className="py-8 sm:py-16">
        <h1 className="text-step-3 font-extrabold text-balance">
          {t('submissions.approve.title', { name: firstName })}
        </h1>
        <p className="mt-3 text-step-1 text-pretty text-ink-soft">{t('submissions.approve.intro')}</p>
        <ul className="mt-8 space-y-8">
          {works.map((work) => (
            <AskedWorkSheet
              key={`${work.id} ${work.version}`}
              work={work}
              firstName={firstName}
              form={answerForm}
              onAnswered={(left) => void queries.setQueryData(query.queryKey, left)}
            />
          ))}
        </ul>
      </Container>
    </>
  );
}
