import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { starSteps } from './star-steps.ts';

/** One to five stars to choose from, by pointer and arrow keys; those up to the chosen one light up without scripts too. */
export function StarChoice({ known }: { known: number | undefined }) {
  const t = useTranslations();
  const { value: chosen = known?.toString(), issue } = useFormField('stars');
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('learning.rating.question')}</legend>
      <div className="-ms-2 flex">
        {starSteps.map((step) => (
          <label
            key={step}
            className="grid size-12 cursor-pointer place-content-center rounded-control text-edge transition-colors duration-200 hover:text-pomegranate has-checked:text-pomegranate has-checked:[&_svg]:fill-current has-focus-visible:outline-3 [&:has(~label_input:checked)]:text-pomegranate [&:has(~label_input:checked)_svg]:fill-current"
          >
            <input
              type="radio"
              name="stars"
              value={step}
              required
              defaultChecked={String(step) === chosen}
              className="sr-only"
            />
            <span className="sr-only">{t('learning.rating.stars', { count: step })}</span>
            <Icon shape={IconStar} size={34} />
          </label>
        ))}
      </div>
      {issue && (
        <p role="alert" tabIndex={-1} data-wrong className="mt-1.5 text-step--1 font-medium text-danger">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
