import IconDoorEnter from '@tabler/icons-react/dist/esm/icons/IconDoorEnter.mjs';
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card/card.tsx';
import { ItemLine } from '#features/learning/offered/item-line.tsx';
import type { LessonView, PlanView } from '#features/curriculum/contract.ts';
import { PlanStep } from './plan-step.tsx';

/** The lesson from start to finish: open, watch, talk, do, close. */
export function PlanSteps({ plan }: { plan: PlanView }) {
  const t = useTranslations();
  const [first, ...others] = plan.lessons;
  const questions = plan.lessons.flatMap(({ item }) => item.talk ?? []);
  return (
    <Card
      as="section"
      padding="l"
      labelledBy="the-lesson"
      className="print:rounded-none print:bg-white print:p-0"
    >
      <h2 id="the-lesson" className="mb-6 text-step-2 print:mb-2 print:text-step-1">
        {t('curriculum.plan.steps')}
      </h2>
      <ol className="space-y-6 print:space-y-3">
        <PlanStep
          icon={IconDoorEnter}
          paper="bg-tint-gold text-gold-deep"
          title={t('curriculum.plan.stepOpen')}
        >
          <p>{plan.opening}</p>
        </PlanStep>
        {first && (
          <PlanStep
            icon={IconPlayerPlayFilled}
            paper="bg-night text-white"
            title={t('curriculum.plan.stepWatch')}
          >
            <LessonLine lesson={first} />
            <div className="mt-2 gap-4 sm:flex">
              <img
                src={first.item.poster}
                alt=""
                width={320}
                height={180}
                className="mb-2 aspect-video rounded-small object-cover sm:w-52 print:hidden"
              />
              <p className="text-ink-soft">{first.item.summary}</p>
            </div>
          </PlanStep>
        )}
        {questions.length > 0 && (
          <PlanStep
            icon={IconMessages}
            paper="bg-tint-violet text-violet"
            title={t('curriculum.plan.stepTalk')}
          >
            <ul className="list-disc space-y-1 ps-5">
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </PlanStep>
        )}
        <PlanStep
          icon={IconScissors}
          paper="bg-tint-peach text-pomegranate-deep"
          title={t('curriculum.plan.stepDo')}
        >
          <p>{plan.activity}</p>
          {others.map((lesson) => (
            <div key={lesson.item.id} className="mt-3">
              <LessonLine lesson={lesson} />
            </div>
          ))}
        </PlanStep>
        <PlanStep icon={IconHeart} paper="bg-tint-olive text-olive" title={t('curriculum.plan.stepClose')}>
          <p>{plan.closing}</p>
        </PlanStep>
      </ol>
    </Card>
  );
}

function LessonLine({ lesson: { courseSlug, item } }: { lesson: LessonView }) {
  return <ItemLine courseSlug={courseSlug} item={item} />;
}
