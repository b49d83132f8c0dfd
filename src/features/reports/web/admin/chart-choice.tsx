import { useTranslations } from 'use-intl';
import type { ChartView } from '#features/reports/contract.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { spanPart } from './span-part.ts';

interface ChartChoiceProps {
  choice: NonNullable<ChartView['choice']>;
  search: URLSearchParams;
}

/** What a chart is about, such as which film; the days stay. */
export function ChartChoice({ choice, search }: ChartChoiceProps) {
  const t = useTranslations();
  return (
    <form method="get" className="mt-4 flex flex-wrap items-end gap-3 print:hidden">
      {Object.entries(spanPart(search)).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={choice.label}>
        {(control) => (
          <SelectInput {...control} key={choice.value} name={choice.name} defaultValue={choice.value}>
            {choice.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {t('reports.span.show')}
      </Button>
    </form>
  );
}
