import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { countriesQuery } from '#page/countries-query.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { leastSeats, mostSeats } from '#features/licenses/policy.ts';

interface PriceFormProps {
  /** What the address says, as it stands there. */
  typed: { seats: string | null; country: string | null };
  /** It was asked for something that there is not. */
  isWrong: boolean;
}

/** How many seats, and where: leads to the page with their price. */
export function PriceForm({ typed, isWrong }: PriceFormProps) {
  const t = useTranslations();
  const page = usePage();
  const { data: countries } = useSuspenseQuery(countriesQuery(page));
  return (
    <Card as="section" padding="l" labelledBy="price-form" className="min-w-0">
      <h2 id="price-form" className="text-step-2 font-bold">
        {t('licenses.price.title')}
      </h2>
      <form action={href('licenses')} method="get" className="mt-6 space-y-5">
        <Field
          label={t('licenses.price.seats')}
          hint={t('licenses.price.seatsHint', { least: leastSeats, most: mostSeats })}
          error={isWrong ? t('licenses.field.seats') : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="seats"
              defaultValue={typed.seats ?? ''}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              maxLength={5}
            />
          )}
        </Field>
        <Field label={t('licenses.price.country')} required>
          {(control) => (
            <SelectInput
              {...control}
              name="country"
              defaultValue={typed.country ?? (page.locale === 'he' ? 'IL' : 'US')}
              autoComplete="country"
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <Button type="submit" size="l" wide variant={typed.seats === null ? 'primary' : 'secondary'}>
          {t('licenses.price.see')}
        </Button>
      </form>
    </Card>
  );
}
