import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { campaignCovers, type CampaignCover as CoverName } from '../setup/policy.ts';
import { CampaignCover } from './campaign-cover.tsx';
import { ChoiceError } from './choice-error.tsx';

/** The pictures in cut paper, as radio buttons. */
export function CoverChoice({ known }: { known: string }) {
  const t = useTranslations();
  const { value = known } = useFormField('cover');
  const names: Record<CoverName, string> = {
    'open-hands.pomegranate': t('campaigns.cover.hands'),
    'tree.olive': t('campaigns.cover.tree'),
    'lamp.night': t('campaigns.cover.lamp'),
    'sunrise.gold': t('campaigns.cover.sunrise'),
    'birds.sky': t('campaigns.cover.birds'),
    'siddur.blue': t('campaigns.cover.siddur'),
    'mountain.violet': t('campaigns.cover.mountain'),
    'pomegranate-branch.clay': t('campaigns.cover.pomegranates'),
    'speech.teal': t('campaigns.cover.speech'),
  };
  return (
    <fieldset>
      <legend className="font-semibold">{t('campaigns.form.cover')}</legend>
      <div className="mt-3 grid grid-cols-2 gap-3 min-[30rem]:grid-cols-3">
        {campaignCovers.map((name) => (
          <label
            key={name}
            className="on-paper cursor-pointer overflow-clip rounded-control bg-paper shadow-lift-1 outline-dusk has-checked:outline-4 has-focus-visible:outline-4 has-focus-visible:outline-offset-2"
          >
            <CampaignCover cover={name} className="block aspect-4/3 w-full" />
            <span className="flex min-h-11 items-center gap-2 px-3 py-2">
              <input
                type="radio"
                name="cover"
                value={name}
                defaultChecked={name === value}
                className="size-5 shrink-0 accent-dusk outline-none"
              />
              <span className="leading-tight font-medium">{names[name]}</span>
            </span>
          </label>
        ))}
      </div>
      <ChoiceError name="cover" />
    </fieldset>
  );
}
