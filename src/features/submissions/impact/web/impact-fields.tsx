import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#core/local-date.ts';
import { countriesQuery } from '#page/countries-query.ts';
import { useFormField } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { unitFor } from '#features/submissions/impact-kinds/policy.ts';
import { nameImpact, type TypedImpact } from './impact-form-fields.ts';
import { impactFormQuery } from './impact-form-query.ts';
import { KindChoice } from './kind-choice.tsx';

interface ImpactFieldsProps {
  /** What a draft or an earlier version says. */
  known?: TypedImpact;
}

/**
 * What a deed has done: its kind, how much, for how many, how long, where and when. For the form that hands it in, among whose
 * fields are `impactFields`. Before a kind is chosen, and without scripts, everything is asked.
 */
export function ImpactFields({ known = {} }: ImpactFieldsProps) {
  const t = useTranslations();
  const page = usePage();
  const { kinds, bounds, country, today } = useSuspenseQuery(impactFormQuery(page)).data;
  const { data: countries } = useSuspenseQuery(countriesQuery(page));
  const typedKind = useFormField(nameImpact('kind')).value ?? known['impact.kind'];
  const typedAmount = useFormField(nameImpact('amount')).value ?? known['impact.amount'];
  const [chosen, choose] = useState(typedKind);
  const [amount, setAmount] = useState(typedAmount);
  const kind = kinds.find(({ key }) => key === chosen);
  const unit = kind && unitFor(kind.language, kind.unit, Number(amount) || 2);
  return (
    <fieldset className="space-y-6">
      <legend className="float-start mb-1 w-full text-step-2 font-bold">
        {t('submissions.impact.title')}
      </legend>
      <p className="clear-both text-muted">{t('submissions.impact.intro')}</p>
      <KindChoice kinds={kinds} chosen={chosen} onChoose={choose} />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {!kind?.isHours && (
          <PageField
            name={nameImpact('amount')}
            known={known['impact.amount']}
            label={t('submissions.impact.amount')}
            hint={unit && <span lang={kind.language}>{unit}</span>}
            required
          >
            {(control) => (
              <TextInput
                {...control}
                type="number"
                min={1}
                max={bounds.amount}
                onInput={({ currentTarget }) => setAmount(currentTarget.value)}
              />
            )}
          </PageField>
        )}
        {(!kind || kind.asksPeople) && (
          <PageField
            name={nameImpact('people')}
            known={known['impact.people']}
            label={t('submissions.impact.people')}
            hint={t('submissions.impact.peopleHint')}
          >
            {(control) => <TextInput {...control} type="number" min={0} max={bounds.people} />}
          </PageField>
        )}
        {(!kind || kind.asksHours || kind.isHours) && (
          <PageField
            name={nameImpact('minutes')}
            known={known['impact.minutes']}
            label={t('submissions.impact.hours')}
            hint={t('submissions.impact.hoursHint')}
            required={kind?.isHours ?? false}
          >
            {(control) => <TextInput {...control} inputMode="decimal" dir="ltr" maxLength={6} />}
          </PageField>
        )}
        <PageField
          name={nameImpact('doneOn')}
          known={known['impact.doneOn'] ?? today}
          label={t('submissions.impact.doneOn')}
          required
        >
          {(control) => <TextInput {...control} type="date" min={addDays(today, -bounds.days)} max={today} />}
        </PageField>
        <PageField
          name={nameImpact('country')}
          known={known['impact.country'] ?? country}
          label={t('submissions.impact.country')}
          hint={t('submissions.impact.countryHint')}
        >
          {(control) => (
            <SelectInput {...control}>
              <option value="">{t('submissions.impact.noCountry')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </PageField>
      </div>
    </fieldset>
  );
}
