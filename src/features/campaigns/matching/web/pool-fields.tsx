import { useTranslations } from 'use-intl';
import { currencies, type Currency } from '#core/money.ts';
import { giftMethods, type GiftMethod } from '#core/payment-providers.ts';
import { PageCheckboxes } from '#page/form/page-checkboxes.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { longestPoolName, mostRatio } from '../policy-pools.ts';
import { useMethodWords } from '#features/campaigns/web/use-method-words.ts';

export interface KnownPool {
  name: string;
  ratio: number;
  cap: string;
  least: string;
  fromOn: string;
  fromTime: string;
  untilOn: string;
  untilTime: string;
  teams: readonly string[];
  methods: readonly GiftMethod[];
}

interface PoolFieldsProps {
  known: KnownPool;
  currency: Currency;
  teams: readonly { id: string; name: string }[];
}

/** Who adds how much to which gifts. */
export function PoolFields({ known, currency, teams }: PoolFieldsProps) {
  const t = useTranslations();
  const { symbol } = currencies[currency];
  const methods = useMethodWords();
  return (
    <>
      <PageField name="name" known={known.name} label={t('campaigns.pool.name')} required>
        {(control) => <TextInput {...control} dir="auto" autoComplete="off" maxLength={longestPoolName} />}
      </PageField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PageField name="ratio" known={known.ratio} label={t('campaigns.pool.ratio')}>
          {(control) => (
            <SelectInput {...control}>
              {Array.from({ length: mostRatio }, (_, index) => (
                <option key={index} value={index + 1}>
                  {`${index + 1} : 1`}
                </option>
              ))}
            </SelectInput>
          )}
        </PageField>
        {(['cap', 'least'] as const).map((name) => (
          <PageField
            key={name}
            name={name}
            known={known[name]}
            label={
              name === 'cap' ? t('campaigns.pool.cap', { symbol }) : t('campaigns.pool.least', { symbol })
            }
            {...(name === 'cap' ? { required: true } : { note: t('campaigns.form.optional') })}
          >
            {(control) => (
              <TextInput {...control} inputMode="decimal" dir="ltr" autoComplete="off" maxLength={60} />
            )}
          </PageField>
        ))}
      </div>
      {(['from', 'until'] as const).map((name) => (
        <div
          key={name}
          className="grid items-start gap-3 min-[26rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
        >
          <PageField
            name={`${name}On`}
            known={known[`${name}On`]}
            label={name === 'from' ? t('campaigns.pool.fromOn') : t('campaigns.pool.untilOn')}
            note={t('campaigns.form.optional')}
          >
            {(control) => <TextInput {...control} type="date" />}
          </PageField>
          <PageField name={`${name}Time`} known={known[`${name}Time`]} label={t('campaigns.form.startsTime')}>
            {(control) => <TextInput {...control} type="time" />}
          </PageField>
        </div>
      ))}
      {teams.length > 0 && (
        <PageCheckboxes
          name="teams"
          known={known.teams}
          label={t('campaigns.pool.teams')}
          hint={t('campaigns.pool.allGifts')}
          choices={teams.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      <PageCheckboxes
        name="methods"
        known={known.methods}
        label={t('campaigns.pool.methods')}
        hint={t('campaigns.pool.anyMethod')}
        choices={giftMethods.map((method) => ({ value: method, text: methods[method] }))}
      />
    </>
  );
}
