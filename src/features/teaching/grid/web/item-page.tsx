import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import { PresentLink } from '#features/presenting/offered/present-link.tsx';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { itemResultsQuery } from '#features/teaching/web/teaching-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import type { ItemResults } from '../contract.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { classId = '', itemId = '' } = args.params;
  await queries.query({ ...itemResultsQuery(api, classId, itemId), staleTime: 0 });
}

/** `/educators/{classId}/items/{itemId}`: how a class answered each question of an item. */
export default function ItemPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '', itemId = '' } = useParams();
  const { data } = useSuspenseQuery(itemResultsQuery(api, classId, itemId));
  const { item, className, students, done, questions } = data;
  const doneWords = t('teaching.grid.doneOf', { done, students });
  return (
    <Container className="py-8 sm:py-12">
      <PageHead title={item.title} path={href('classItem', { classId, itemId })} noindex />
      <ClassHead classId={classId} className={className} title={item.title} />
      <div className="mt-5 flex max-w-form items-center gap-4">
        <ProgressBar
          share={students === 0 ? 0 : done / students}
          label={item.title}
          valueText={doneWords}
          size="m"
        />
        <p className="shrink-0 font-semibold tabular-nums">{doneWords}</p>
      </div>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        {!data.archived && <PresentLink classId={classId} item={item} />}
        <Button href={item.href} size="s" variant="secondary">
          {t('teaching.item.open')}
        </Button>
        {!data.archived && (
          <Button href={href('newAssignment', { classId }, { kind: 'item', target: itemId })} size="s">
            {t('teaching.assignments.new')}
          </Button>
        )}
      </div>
      {questions.length > 0 && (
        <section aria-labelledby="questions" className="mt-10">
          <h2 id="questions" className="text-step-2">
            {t('teaching.item.questions')}
          </h2>
          <ol className="mt-4 grid items-start gap-4 md:grid-cols-2">
            {questions.map((question) => (
              <QuestionCard key={question.ask} question={question} />
            ))}
          </ol>
        </section>
      )}
    </Container>
  );
}

function QuestionCard({ question }: { question: ItemResults['questions'][number] }) {
  const t = useTranslations();
  const { ask, right, answered, missed, wrong } = question;
  const answers = [{ words: right, students: answered - missed, isRight: true }, ...wrong];
  return (
    <Card as="li" className="print:break-inside-avoid">
      <h3 className="text-step-0 font-bold text-pretty">{ask}</h3>
      <ul className="mt-4 space-y-3">
        {answers.map(({ words, students, ...rest }) => {
          const isRight = 'isRight' in rest;
          const count = t('teaching.missed.gave', { students });
          return (
            <li key={`${isRight} ${words}`}>
              <p className="flex items-baseline justify-between gap-3 text-step--1">
                <span className={isRight ? 'min-w-0 font-semibold text-olive' : 'min-w-0 wrap-anywhere'}>
                  {isRight ? t('teaching.missed.right', { right: words }) : words}
                </span>
                <span className="shrink-0 text-muted tabular-nums">{count}</span>
              </p>
              <ProgressBar
                share={students / answered}
                label={words}
                valueText={count}
                tone={isRight ? 'progress' : 'reward'}
                className="mt-1"
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
