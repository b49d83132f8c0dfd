import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { starSteps } from './star-steps.ts';

/** One to five stars to choose from, by pointer and arrow keys; those up to the chosen one light up without scripts too. */
export function StarChoice({ stars }: { stars: number | undefined }) {
  const t = useTranslations();
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
              defaultChecked={step === stars}
              className="sr-only"
            />
            <span className="sr-only">{t('learning.rating.stars', { count: step })}</span>
            <Icon shape={IconStar} size={34} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
