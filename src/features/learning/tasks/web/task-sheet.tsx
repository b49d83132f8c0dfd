import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconPhotoHeart from '@tabler/icons-react/dist/esm/icons/IconPhotoHeart.mjs';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { ItemType } from '#core/item-types.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { TaskView } from '../contract.ts';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** What a task asks for: why, with what and how. */
export function TaskSheet({ kind, task }: { kind: ItemType; task: TaskView }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <section
      aria-label={t(itemKinds[kind].name)}
      className="on-paper rounded-card bg-paper p-5 shadow-lift-2 sm:p-8"
    >
      <div className="flex items-start gap-4 sm:gap-6">
        <ItemKindIcon kind={kind} size="l" />
        <p className="min-w-0 self-center text-step-1 font-medium text-pretty">
          <BodyText>{task.why}</BodyText>
        </p>
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
                <p className="min-w-0 self-center text-pretty">
                  <BodyText>{step}</BodyText>
                </p>
              </li>
            ))}
          </ol>
        </div>
        {task.needs.length > 0 && (
          <div className="self-start rounded-card bg-tint-peach p-5">
            <h2 className="text-step-1">{t('learning.task.needs')}</h2>
            <ul className="mt-3 list-disc space-y-1.5 ps-5">
              {task.needs.map((need) => (
                <li key={need}>
                  <BodyText>{need}</BodyText>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <p className="mt-7 flex gap-3 rounded-card bg-sand p-5">
        <Icon shape={IconBulb} className="mt-0.5 text-gold-deep" />
        <span>
          <strong>{t('learning.task.tip')}</strong> <BodyText>{task.tip}</BodyText>
        </span>
      </p>
      <p className="mt-4 flex gap-3 px-5">
        <Icon shape={IconPhotoHeart} className="mt-0.5 text-pomegranate" />
        <span>
          <strong>{t('learning.task.show')}</strong> <BodyText>{task.show}</BodyText>
        </span>
      </p>
    </section>
  );
}

function markSource(text: ReactNode) {
  return <cite className="font-semibold text-ink not-italic">{text}</cite>;
}
