import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { UserView } from '#features/accounts/contract.ts';
import { mayRestrictTime } from '#features/accounts/policy.ts';
import { fewestMinutes, mostMinutes } from '#features/accounts/time/policy.ts';
import { useTimeRestriction } from '#features/accounts/offered/use-time-restriction.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';

const offered = [15, 30, 45, 60, 90, 120];

/** How long the user may learn on a screen each day, set with the password. Nothing for children. */
export function TimeCard({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const time = useTimeRestriction();
  const { minutesPerDay } = viewer;
  if (!mayRestrictTime(viewer)) return null;
  const isOwn = minutesPerDay !== null && !offered.includes(minutesPerDay);
  const choices = [
    { value: 'off', text: t('accounts.time.off'), isChosen: minutesPerDay === null },
    ...offered.map((minutes) => ({
      value: String(minutes),
      text: t('accounts.time.minutes', { minutes }),
      isChosen: minutes === minutesPerDay,
    })),
    { value: 'own', text: t('accounts.time.own'), isChosen: isOwn },
  ];
  return (
    <SettingsCard title={t('accounts.time.title')} intro={t('accounts.time.intro')}>
      <SettingsForm key={minutesPerDay} name="time" doneText={t('accounts.time.saved')}>
        {({ busy, issues, values }) => (
          <div className="group/time space-y-5">
            <fieldset>
              <legend className="mb-1.5 font-semibold">{t('accounts.time.legend')}</legend>
              <div className="flex flex-wrap gap-2">
                {choices.map(({ value, text, isChosen }) => (
                  <label
                    key={value}
                    className="flex min-h-11 cursor-pointer items-center rounded-pill border-2 border-edge px-4 py-2 font-medium has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3"
                  >
                    <input
                      type="radio"
                      name="minutesPerDay"
                      value={value}
                      defaultChecked={
                        values['minutesPerDay'] === undefined ? isChosen : values['minutesPerDay'] === value
                      }
                      className="sr-only"
                    />
                    {text}
                  </label>
                ))}
              </div>
              {time?.minutesRemaining !== undefined && time.minutesRemaining !== null && (
                <p className="mt-2 text-muted">
                  {t('accounts.time.leftToday', { minutes: time.minutesRemaining })}
                </p>
              )}
            </fieldset>
            <Field
              label={t('accounts.time.ownLabel')}
              hint={t('accounts.time.ownHint', { least: fewestMinutes, most: mostMinutes })}
              error={issues['minutesPerDay']}
              className="hidden max-w-form group-has-[input[value=own]:checked]/time:block"
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="ownMinutes"
                  type="number"
                  inputMode="numeric"
                  min={fewestMinutes}
                  max={mostMinutes}
                  defaultValue={values['ownMinutes'] ?? (isOwn ? minutesPerDay : undefined)}
                />
              )}
            </Field>
            <div className="max-w-form">
              <CurrentPasswordField error={issues['currentPassword']} />
            </div>
            <Button type="submit" busy={busy}>
              {t('accounts.settings.save')}
            </Button>
          </div>
        )}
      </SettingsForm>
    </SettingsCard>
  );
}
