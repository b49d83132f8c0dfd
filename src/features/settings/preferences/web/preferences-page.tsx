import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageField } from '#page/form/page-field.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { LocaleOptions } from '#page/form/locale-options.tsx';
import { playRates } from '#core/play-rates.ts';
import { SelectInput } from '#ui/field/select-input.tsx';
import { SettingsCard } from '#features/settings/web/settings-card.tsx';
import { settingsForms } from '#features/settings/web/settings-forms.ts';
import { useSettingsForm } from '#features/settings/web/use-settings-form.ts';
import { SettingsFrame } from '#features/settings/web/settings-frame.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { waysInQuery } from '#features/sign-in/offered/ways-in-query.ts';
import { loadTime } from '#features/families/offered/load-time.ts';
import { TimeCard } from './time-card.tsx';

export async function load({ page }: PageArgs): Promise<void> {
  await Promise.all([page.queries.ensureQueryData(waysInQuery(page.api)), loadTime(page)]);
}

/** `/settings/preferences`: how films play and pages look, on every device. */
export default function PreferencesPage() {
  const t = useTranslations();
  const form = useSettingsForm(settingsForms.preferences, {
    doneText: t('settings.preferences.saved'),
  });
  const format = useFormatter();
  return (
    <SettingsFrame
      section="preferences"
      title={t('settings.frame.preferences')}
      intro={t('settings.preferences.intro')}
    >
      {(viewer) => {
        const { preferences } = viewer;
        return (
          <>
            <PageForm form={form} className="space-y-6">
              <SettingsCard
                title={t('settings.preferences.films')}
                intro={t('settings.preferences.filmsIntro')}
              >
                <div className="max-w-form space-y-5">
                  <PageField
                    name="captions"
                    known={preferences.captions === null ? '' : preferences.captions ? 'on' : 'off'}
                    label={t('settings.preferences.captions')}
                  >
                    {(control) => (
                      <SelectInput {...control}>
                        <option value="">{t('settings.preferences.asAtPlayer')}</option>
                        <option value="on">{t('settings.preferences.captionsOn')}</option>
                        <option value="off">{t('settings.preferences.captionsOff')}</option>
                      </SelectInput>
                    )}
                  </PageField>
                  <PageField
                    name="captionLanguage"
                    known={preferences.captionLanguage ?? ''}
                    label={t('settings.preferences.captionLanguage')}
                  >
                    {(control) => (
                      <SelectInput {...control}>
                        <option value="">{t('settings.preferences.asAtPlayer')}</option>
                        <LocaleOptions />
                      </SelectInput>
                    )}
                  </PageField>
                  <PageField
                    name="rate"
                    known={String(preferences.rate ?? '')}
                    label={t('settings.preferences.rate')}
                  >
                    {(control) => (
                      <SelectInput {...control}>
                        <option value="">{t('settings.preferences.asAtPlayer')}</option>
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
              <SettingsCard title={t('settings.preferences.look')}>
                <PageCheckbox
                  name="reducedMotion"
                  label={t('settings.preferences.reducedMotion')}
                  hint={t('settings.preferences.reducedMotionHint')}
                  known={preferences.reducedMotion}
                />
                <PageCheckbox
                  name="higherContrast"
                  label={t('settings.preferences.higherContrast')}
                  hint={t('settings.preferences.higherContrastHint')}
                  known={preferences.higherContrast}
                  className="mt-3"
                />
              </SettingsCard>
              <SubmitButton>{t('settings.frame.save')}</SubmitButton>
            </PageForm>
            <TimeCard viewer={viewer} />
          </>
        );
      }}
    </SettingsFrame>
  );
}
