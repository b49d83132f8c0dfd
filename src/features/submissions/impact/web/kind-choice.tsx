import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { KindView } from '../contract.ts';
import { nameImpact } from './impact-form-fields.ts';

interface KindChoiceProps {
  kinds: readonly KindView[];
  chosen: string | undefined;
  onChoose(key: string): void;
}

/** What was done, as pictures to choose from. */
export function KindChoice({ kinds, chosen, onChoose }: KindChoiceProps) {
  const t = useTranslations();
  const id = useId();
  const { issue, isChanged } = useFormField(nameImpact('kind'));
  const problem = isChanged ? undefined : issue;
  return (
    <fieldset aria-describedby={problem ? id : undefined}>
      <legend className="mb-3 font-semibold">{t('submissions.impact.kind')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {kinds.map(({ key, title, image, language }) => (
          <label
            key={key}
            className="relative flex min-h-11 flex-col items-center gap-2 rounded-card border-2 border-line bg-white p-3 text-center font-semibold transition-colors hover:border-edge has-checked:border-pomegranate has-checked:bg-tint-peach has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={nameImpact('kind')}
              value={key}
              required
              defaultChecked={key === chosen}
              onChange={() => onChoose(key)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-card"
            />
            <img src={image} alt="" width={88} height={88} loading="lazy" className="size-22" />
            <span lang={language} className="text-step--1 text-balance">
              {title}
            </span>
          </label>
        ))}
      </div>
      {problem && (
        <p
          id={id}
          role="alert"
          tabIndex={-1}
          data-wrong
          className="mt-1.5 flex gap-1.5 text-step--1 font-medium text-danger"
        >
          <Icon shape={IconAlertCircle} size={18} className="mt-px" />
          <span>{problem}</span>
        </p>
      )}
    </fieldset>
  );
}
