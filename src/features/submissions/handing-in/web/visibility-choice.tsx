import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Visibility } from '#features/submissions/life/policy.ts';
import { visibilityWords } from './visibility-words.ts';

const shapes = { 0: IconWorld, 1: IconUsersGroup, 2: IconLock } as const;

interface VisibilityChoiceProps {
  /** What she may choose. */
  offered: readonly Visibility[];
  known: number;
  /** It is a minor's, whose guardian looks at it first. */
  isMinors: boolean;
}

/** Lets the learner choose who sees her work. A choice that is closed to her is left out, and the page says why. */
export function VisibilityChoice({ offered, known, isMinors }: VisibilityChoiceProps) {
  const t = useTranslations();
  const id = useId();
  const viewer = useViewer();
  const { value, issue } = useFormField('visibility');
  const chosen = Number(value ?? known);
  // What is chosen must be among what is offered.
  const first = offered.some((each) => each === chosen) ? chosen : offered[0];
  return (
    <fieldset>
      <legend className="mb-3 text-step-1 font-bold">{t('submissions.handIn.visibility')}</legend>
      <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {offered.map((each) => (
          <label
            key={each}
            className="flex cursor-pointer gap-3 rounded-card border-2 border-edge bg-paper p-4 transition-colors has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              aria-labelledby={`${id}-${each}`}
              aria-describedby={`${id}-${each}-text`}
              name="visibility"
              value={each}
              defaultChecked={each === first}
              className="mt-1 size-5 shrink-0 accent-olive"
            />
            <span className="min-w-0">
              <span id={`${id}-${each}`} className="flex items-center gap-2 font-bold">
                <Icon shape={shapes[each]} size={20} />
                {t(visibilityWords[each].name)}
              </span>
              <span id={`${id}-${each}-text`} className="mt-1 block text-step--1 text-pretty text-ink-soft">
                {t(visibilityWords[each][isMinors ? 'text' : 'adultText'])}
              </span>
            </span>
          </label>
        ))}
      </div>
      {!offered.includes(0) && (
        <p className="mt-3 text-step--1 text-muted">
          {viewer?.role === 'student'
            ? t('submissions.handIn.notPublicCard')
            : t('submissions.handIn.notPublicYoung')}
        </p>
      )}
      {issue && (
        <p role="alert" className="mt-2 text-step--1 font-medium text-danger">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
