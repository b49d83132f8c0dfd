import { useFormatter, useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { categories, categoryNames, leastGoal } from '../life/policy.ts';
import type { CampaignCover as CoverName } from '../setup/policy.ts';
import { CampaignCover } from './campaign-cover.tsx';
import { ChoiceError } from './choice-error.tsx';
import { useCampaignWords } from './use-campaign-words.ts';

/** What each category looks like. */
export const categoryCovers = {
  course: 'siddur.blue',
  school: 'tree.olive',
  city: 'sunrise.gold',
  video: 'lamp.night',
} as const satisfies Record<string, CoverName>;

/** What a campaign is for, as radio buttons with pictures. */
export function CategoryChoice({ known }: { known: string | undefined }) {
  const t = useTranslations();
  const format = useFormatter();
  const { categories: names, categoryTexts } = useCampaignWords();
  const { value = known } = useFormField('category');
  return (
    <fieldset>
      <legend className="text-step-1 font-bold">{t('campaigns.form.category')}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-4">
        {categoryNames.map((name) => (
          <label
            key={name}
            className="on-paper flex cursor-pointer items-stretch overflow-clip rounded-control bg-paper shadow-lift-1 outline-dusk has-checked:outline-4 has-focus-visible:outline-4 has-focus-visible:outline-offset-2"
          >
            <CampaignCover cover={categoryCovers[name]} className="w-24 shrink-0 object-cover sm:w-28" />
            <span className="flex grow items-start gap-3 p-3 sm:p-4">
              <input
                type="radio"
                name="category"
                value={name}
                defaultChecked={name === value}
                className="mt-0.5 size-5 shrink-0 accent-dusk outline-none"
              />
              <span className="min-w-0">
                <span className="block leading-tight font-semibold">{names[name]}</span>
                <span className="mt-1 block text-step--1 text-pretty text-ink-soft">
                  {categoryTexts[name]}
                </span>
                <span className="mt-1 block text-step--1 text-muted">
                  {t('campaigns.category.goal', {
                    goal: format.number(categories[name]),
                    least: format.number(leastGoal(name)),
                  })}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <ChoiceError name="category" />
    </fieldset>
  );
}
