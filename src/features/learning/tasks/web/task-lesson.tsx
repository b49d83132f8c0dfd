import { useSuspenseQuery } from '@tanstack/react-query';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconPhotoHeart from '@tabler/icons-react/dist/esm/icons/IconPhotoHeart.mjs';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { taskQuery } from './task-query.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanInvitation } from './plan-invitation.tsx';

interface TaskLessonProps {
  course: CourseView;
  place: Neighbours;
}

/** Something to do away from the screen: why, with what, how, and when the user plans to do it. */
export function TaskLesson({ course, place }: TaskLessonProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { item } = place;
  const { data: task } = useSuspenseQuery(taskQuery(usePage(), item.id));
  const learner = useLearner();
  return (
    <>
      <LessonHead course={course} item={item} />
      <LessonFrame
        course={course}
        place={place}
        stage={
          <section
            aria-label={t(itemKinds[item.type].name)}
            className="on-paper rounded-card bg-paper p-5 shadow-lift-2 sm:p-8"
          >
            <div className="flex items-start gap-4 sm:gap-6">
              <ItemKindIcon kind={item.type} size="l" />
              <p className="min-w-0 self-center text-step-1 font-medium text-pretty">{task.why}</p>
            </div>
            {task.source && (
              <p className="mt-3 text-step--1 text-muted">
                {t.rich('learning.lesson.source', {
                  source: task.source,
                  cite: markSource,
                })}
              </p>
            )}
            <div className="mt-7 grid gap-8 md:grid-cols-[minmax(0,1fr)_15rem]">
              <div>
                <h2 className="text-step-2">{t('learning.task.steps')}</h2>
                <ol className="mt-4 space-y-4">
                  {task.steps.map((step, index) => (
                    <li key={step} className="flex gap-4">
                      <span
                        aria-hidden
                        className="grid size-10 shrink-0 place-content-center rounded-pill bg-tint-gold text-step-1 font-extrabold"
                      >
                        {format.number(index + 1)}
                      </span>
                      <p className="min-w-0 self-center text-pretty">{step}</p>
                    </li>
                  ))}
                </ol>
              </div>
              {task.needs.length > 0 && (
                <div className="self-start rounded-card bg-tint-peach p-5">
                  <h2 className="text-step-1">{t('learning.task.needs')}</h2>
                  <ul className="mt-3 list-disc space-y-1.5 ps-5">
                    {task.needs.map((need) => (
                      <li key={need}>{need}</li>
                    ))}
                  </ul>
                </div>
              )}
            </div>
            <p className="mt-7 flex gap-3 rounded-card bg-sand p-5">
              <Icon shape={IconBulb} className="mt-0.5 text-gold-deep" />
              <span>
                <strong>{t('learning.task.tip')}</strong> {task.tip}
              </span>
            </p>
            <p className="mt-4 flex gap-3 px-5">
              <Icon shape={IconPhotoHeart} className="mt-0.5 text-pomegranate" />
              <span>
                <strong>{t('learning.task.show')}</strong> {task.show}
              </span>
            </p>
          </section>
        }
      >
        <div className="print:hidden lg:col-span-2">
          {learner ? (
            <PlanForm key={task.plan?.plannedFor} task={task} isDeed={item.type === 'rwi'} />
          ) : (
            <PlanInvitation />
          )}
        </div>
      </LessonFrame>
    </>
  );
}

function markSource(text: ReactNode) {
  return <cite className="font-semibold text-ink not-italic">{text}</cite>;
}
