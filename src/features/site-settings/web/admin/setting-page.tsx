import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { SettingView } from '#features/site-settings/contract.ts';
import { SettingForm } from './setting-form.tsx';
import { resetForm } from './setting-forms.ts';
import { SettingValue } from './setting-value.tsx';
import { settingQuery } from './settings-queries.ts';

/** `/admin/settings/values/:settingKey`: changes one setting of the site. */
export default function SettingPage() {
  const t = useTranslations();
  const { settingKey = '' } = useParams();
  const { data: setting } = useSuspenseQuery(settingQuery(usePage(), settingKey));
  const [begun, setBegun] = useState(0);
  const begin = () => setBegun(begun + 1);
  return (
    <>
      <AdminPageHead
        address="adminSetting"
        title={setting.title}
        trail={[{ text: t('siteSettings.list.title'), href: adminHref('adminSettings') }]}
      >
        {setting.hint}
      </AdminPageHead>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card>
          <SettingForm key={begun} setting={setting} onTakeTheirs={begin} />
        </Card>
        <Shipped key={setting.version} setting={setting} onReset={begin} />
      </div>
    </>
  );
}

/** What the product ships with, and the way back to it. */
function Shipped({ setting, onReset }: { setting: SettingView; onReset(): void }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(resetForm, {
    doneText: t('siteSettings.form.wasReset'),
    invalidates: [api.siteSettings.key()],
    onDone: onReset,
  });
  return (
    <Card as="aside" tone="sand">
      <h2 className="mb-3 font-bold">{t('siteSettings.form.default')}</h2>
      <SettingValue setting={setting} value={setting.initial} />
      {!setting.isInitial && (
        <PageForm form={form} className="mt-5">
          <input type="hidden" name="version" value={setting.version} />
          <SubmitButton variant="secondary" size="s">
            {t('siteSettings.form.reset')}
          </SubmitButton>
        </PageForm>
      )}
    </Card>
  );
}
