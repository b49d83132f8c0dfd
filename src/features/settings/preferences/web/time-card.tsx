import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { UserView } from '#features/people/contract.ts';
import { isChildAccount } from '#core/access.ts';
import { fewestMinutes, mostMinutes } from '#core/daily-time.ts';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import { CurrentPasswordField } from '#features/sign-in/offered/current-password-field.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';

const offered = [15, 30, 45, 60, 90, 120];

/** How long the user may learn on a screen each day, set with the password. Nothing for children. */
export function TimeCard({ viewer }: { viewer: UserView }) {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.time, { doneText: t('settings.time.saved') });
  const time = useTimeRestriction();
  const { minutesPerDay } = viewer;
  if (isChildAccount(viewer)) return null;
  const isOwn = minutesPerDay !== null && !offered.includes(minutesPerDay);
  const choices = [
    { value: 'off', text: t('settings.time.off'), isChosen: minutesPerDay === null },
    ...offered.map((minutes) => ({
      value: String(minutes),
      text: t('settings.time.minutes', { minutes }),
      isChosen: minutes === minutesPerDay,
    })),
    { value: 'own', text: t('settings.time.own'), isChosen: isOwn },
  ];
  return (
    <SettingsCard title={t('settings.time.title')} intro={t('settings.time.intro')}>
      <PageForm key={minutesPerDay} form={form}>
        <div className="group/time space-y-5">
          <fieldset>
            <legend className="mb-1.5 font-semibold">{t('settings.time.legend')}</legend>
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
                      form.values['minutesPerDay'] === undefined
                        ? isChosen
                        : form.values['minutesPerDay'] === value
                    }
                    className="sr-only"
                  />
                  {text}
                </label>
              ))}
            </div>
            {time?.minutesRemaining !== undefined && time.minutesRemaining !== null && (
              <p className="mt-2 text-muted">
                {t('settings.time.leftToday', { minutes: time.minutesRemaining })}
              </p>
            )}
          </fieldset>
          <PageField
            name="ownMinutes"
            known={isOwn ? minutesPerDay : undefined}
            label={t('settings.time.ownLabel')}
            hint={t('settings.time.ownHint', { least: fewestMinutes, most: mostMinutes })}
            error={form.refusal?.issues['minutesPerDay']}
            className="hidden max-w-form group-has-[input[value=own]:checked]/time:block"
          >
            {(control) => (
              <TextInput
                {...control}
                type="number"
                inputMode="numeric"
                min={fewestMinutes}
                max={mostMinutes}
              />
            )}
          </PageField>
          <div className="max-w-form">
            <CurrentPasswordField />
          </div>
          <SubmitButton>{t('settings.frame.save')}</SubmitButton>
        </div>
      </PageForm>
    </SettingsCard>
  );
}
