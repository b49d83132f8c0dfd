import { useFormatter, useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { playRates } from '#core/play-rates.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { TimeCard } from './time-card.tsx';

/** `/settings/preferences`: how films play and pages look, on every device. */
export default function PreferencesPage() {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <SettingsFrame
      section="preferences"
      title={t('accounts.settings.preferences')}
      intro={t('accounts.preferences.intro')}
    >
      {(viewer) => {
        const { preferences } = viewer;
        return (
          <>
            <SettingsForm name="preferences" doneText={t('accounts.preferences.saved')} className="space-y-6">
              {({ busy, issues }) => (
                <>
                  <SettingsCard
                    title={t('accounts.preferences.films')}
                    intro={t('accounts.preferences.filmsIntro')}
                  >
                    <div className="max-w-form space-y-5">
                      <Field
                        label={t('accounts.preferences.captions')}
                        error={issues['preferences.captions']}
                      >
                        {(control) => (
                          <SelectInput
                            {...control}
                            name="captions"
                            defaultValue={
                              preferences.captions === null ? '' : preferences.captions ? 'on' : 'off'
                            }
                          >
                            <option value="">{t('accounts.preferences.asAtPlayer')}</option>
                            <option value="on">{t('accounts.preferences.captionsOn')}</option>
                            <option value="off">{t('accounts.preferences.captionsOff')}</option>
                          </SelectInput>
                        )}
                      </Field>
                      <Field label={t('accounts.preferences.captionLanguage')}>
                        {(control) => (
                          <SelectInput
                            {...control}
                            name="captionLanguage"
                            defaultValue={preferences.captionLanguage ?? ''}
                          >
                            <option value="">{t('accounts.preferences.asAtPlayer')}</option>
                            {localeCodes.map((code) => (
                              <option key={code} value={code} lang={code}>
                                {locales[code].name}
                              </option>
                            ))}
                          </SelectInput>
                        )}
                      </Field>
                      <Field label={t('accounts.preferences.rate')}>
                        {(control) => (
                          <SelectInput {...control} name="rate" defaultValue={String(preferences.rate ?? '')}>
                            <option value="">{t('accounts.preferences.asAtPlayer')}</option>
                            {playRates.map((rate) => (
                              <option key={rate} value={String(rate)}>
                                {`${format.number(rate)}×`}
                              </option>
                            ))}
                          </SelectInput>
                        )}
                      </Field>
                    </div>
                  </SettingsCard>
                  <SettingsCard title={t('accounts.preferences.look')}>
                    <Checkbox
                      name="reducedMotion"
                      label={t('accounts.preferences.reducedMotion')}
                      hint={t('accounts.preferences.reducedMotionHint')}
                      defaultChecked={preferences.reducedMotion}
                    />
                    <Checkbox
                      name="higherContrast"
                      label={t('accounts.preferences.higherContrast')}
                      hint={t('accounts.preferences.higherContrastHint')}
                      defaultChecked={preferences.higherContrast}
                      className="mt-3"
                    />
                  </SettingsCard>
                  <Button type="submit" busy={busy}>
                    {t('accounts.settings.save')}
                  </Button>
                </>
              )}
            </SettingsForm>
            <TimeCard viewer={viewer} />
          </>
        );
      }}
    </SettingsFrame>
  );
}
