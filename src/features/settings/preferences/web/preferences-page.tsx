import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { localeCodes, locales } from '#core/locale.ts';
import { playRates } from '#core/play-rates.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import { TimeCard } from './time-card.tsx';

/** `/settings/preferences`: how films play and pages look, on every device. */
export default function PreferencesPage() {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.preferences, {
    doneText: t('accounts.preferences.saved'),
  });
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
            <PageForm form={form} className="space-y-6">
              <SettingsCard
                title={t('accounts.preferences.films')}
                intro={t('accounts.preferences.filmsIntro')}
              >
                <div className="max-w-form space-y-5">
                  <PageField
                    name="captions"
                    known={preferences.captions === null ? '' : preferences.captions ? 'on' : 'off'}
                    label={t('accounts.preferences.captions')}
                  >
                    {(control) => (
                      <SelectInput {...control}>
                        <option value="">{t('accounts.preferences.asAtPlayer')}</option>
                        <option value="on">{t('accounts.preferences.captionsOn')}</option>
                        <option value="off">{t('accounts.preferences.captionsOff')}</option>
                      </SelectInput>
                    )}
                  </PageField>
                  <PageField
                    name="captionLanguage"
                    known={preferences.captionLanguage ?? ''}
                    label={t('accounts.preferences.captionLanguage')}
                  >
                    {(control) => (
                      <SelectInput {...control}>
                        <option value="">{t('accounts.preferences.asAtPlayer')}</option>
                        {localeCodes.map((code) => (
                          <option key={code} value={code} lang={code}>
                            {locales[code].name}
                          </option>
                        ))}
                      </SelectInput>
                    )}
                  </PageField>
                  <PageField
                    name="rate"
                    known={String(preferences.rate ?? '')}
                    label={t('accounts.preferences.rate')}
                  >
                    {(control) => (
                      <SelectInput {...control}>
                        <option value="">{t('accounts.preferences.asAtPlayer')}</option>
                        {playRates.map((rate) => (
                          <option key={rate} value={String(rate)}>
                            {`${format.number(rate)}×`}
                          </option>
                        ))}
                      </SelectInput>
                    )}
                  </PageField>
                </div>
              </SettingsCard>
              <SettingsCard title={t('accounts.preferences.look')}>
                <PageCheckbox
                  name="reducedMotion"
                  label={t('accounts.preferences.reducedMotion')}
                  hint={t('accounts.preferences.reducedMotionHint')}
                  known={preferences.reducedMotion}
                />
                <PageCheckbox
                  name="higherContrast"
                  label={t('accounts.preferences.higherContrast')}
                  hint={t('accounts.preferences.higherContrastHint')}
                  known={preferences.higherContrast}
                  className="mt-3"
                />
              </SettingsCard>
              <SubmitButton>{t('accounts.settings.save')}</SubmitButton>
            </PageForm>
            <TimeCard viewer={viewer} />
          </>
        );
      }}
    </SettingsFrame>
  );
}
