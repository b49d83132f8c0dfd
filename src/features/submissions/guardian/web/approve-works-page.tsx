import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type Ref } from 'react';
import { useActionData, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { FormAnswer } from '#page/form/form-answer.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { AskedWorks } from './asked-works.tsx';
import { answerForm } from './guardian-forms.ts';
import { askedWorksQuery } from './guardian-queries.ts';

export async function load({ page, params }: PageArgs): Promise<void> {
  await page.queries.ensureQueryData(askedWorksQuery(page.api, params['submissionToken'] ?? ''));
}

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
  // Without JavaScript, the page is shown again after each answer.
  const posted = useActionData<FormAnswer>();
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const headline = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button has gone with its work.
    if (answers.length > 0) headline.current?.focus();
  }, [answers]);
  const head = <PageHead title={t('submissions.approve.headTitle')} path={href('start')} noindex />;
  if (!asked || asked.works.length === 0) {
    const state = asked ? (answers.length > 0 || posted?.done ? 'done' : 'nothing') : 'gone';
    return (
      <>
        {head}
        <NothingAsked state={state} answers={answers} name={asked?.firstName ?? ''} headline={headline} />
      </>
    );
  }
  const { firstName, works } = asked;
  const isStale =
    posted?.refusal !== undefined &&
    !works.some(({ id, version }) => posted.form === `${answerForm.name}:${id}:${version}`);
  return (
    <>
      {head}
      <Container width="reading" className="py-8 sm:py-16">
        <h1 ref={headline} tabIndex={-1} className="text-step-3 font-extrabold text-balance outline-none">
          {t('submissions.approve.title', { name: firstName })}
        </h1>
        <p className="mt-3 mb-8 text-step-1 text-pretty text-ink-soft">{t('submissions.approve.intro')}</p>
        {isStale && (
          <Callout announced className="mb-8">
            {t('submissions.approve.stale')}
          </Callout>
        )}
        <AskedWorks
          works={works}
          firstName={firstName}
          form={answerForm}
          queryKey={query.queryKey}
          onAnswered={(left, answer) => {
            queries.setQueryData(query.queryKey, left);
            setAnswers((before) => [...before, answer]);
          }}
        />
      </Container>
    </>
  );
}

interface NothingAskedProps {
  /** All is answered by now; nothing waited when the page was opened; the link has expired. */
  state: 'done' | 'nothing' | 'gone';
  /** What the guardian has answered here; nothing without JavaScript. */
  answers: readonly string[];
  name: string;
  headline: Ref<HTMLHeadingElement>;
}

function NothingAsked({ state, answers, name, headline }: NothingAskedProps) {
  const t = useTranslations();
  const { title, text } = {
    done: {
      title: t('submissions.approve.doneTitle'),
      text: sayAnswers(t, answers, name) || t('submissions.approve.thanks'),
    },
    nothing: {
      title: t('submissions.approve.nothingTitle'),
      text: t('submissions.approve.nothingText', { name }),
    },
    gone: { title: t('submissions.approve.goneTitle'), text: t('submissions.approve.goneText') },
  }[state];
  return (
    <AnswerSheet
      scene={state === 'gone' ? 'lock' : 'table-talk'}
      headline={headline}
      title={title}
      text={text}
    >
      {state === 'done' && (
        <p className="mt-3 text-pretty text-muted">{t('submissions.approve.doneText', { name })}</p>
      )}
      <Button href={href('parents')} variant="secondary" className="mt-6">
        {t('guardians.approve.lookNow')}
      </Button>
    </AnswerSheet>
  );
}

/** What was answered, each answer once, and what comes of it. */
function sayAnswers(t: ReturnType<typeof useTranslations>, answers: readonly string[], name: string): string {
  const said = [
    // Who agreed to all has agreed to those before.
    answers.includes('yes') && !answers.includes('always') && t('submissions.approve.doneYes'),
    answers.includes('always') && t('submissions.approve.doneAlways', { name }),
    answers.includes('no') && t('submissions.approve.doneNo', { name }),
  ];
  return said.filter((text) => text !== false).join(' ');
}
