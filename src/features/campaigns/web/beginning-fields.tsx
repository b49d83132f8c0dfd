import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { durationNames } from '../life/policy.ts';
import { useCampaignWords } from './use-campaign-words.ts';

interface BeginningFieldsProps {
  known: { duration: string; startsOn: string; startsTime: string };
  firstDay?: string;
  lastDay?: string;
}

/** How long a campaign runs, and when it begins by the clocks of its place. */
export function BeginningFields({ known, firstDay, lastDay }: BeginningFieldsProps) {
  const t = useTranslations();
  const { durations } = useCampaignWords();
  return (
    <>
      <PageField name="duration" known={known.duration} label={t('campaigns.form.duration')} required>
        {(control) => (
          <SelectInput {...control}>
            {durationNames.map((name) => (
              <option key={name} value={name}>
                {durations[name]}
              </option>
            ))}
          </SelectInput>
        )}
      </PageField>
      <div className="grid items-start gap-3 min-[26rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PageField
          name="startsOn"
          known={known.startsOn}
          label={t('campaigns.form.startsOn')}
          hint={t('campaigns.form.startsOnHint')}
        >
          {(control) => <TextInput {...control} type="date" min={firstDay} max={lastDay} />}
        </PageField>
        <PageField name="startsTime" known={known.startsTime} label={t('campaigns.form.startsTime')}>
          {(control) => <TextInput {...control} type="time" />}
        </PageField>
      </div>
    </>
  );
}
