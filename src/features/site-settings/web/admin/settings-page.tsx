import { useSuspenseQuery } from '@tanstack/react-query';
import { Form, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readFoldedWords } from '#core/folded-words.ts';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { SettingView } from '#features/site-settings/contract.ts';
import { SettingCard } from './setting-card.tsx';
import { settingsQuery } from './settings-queries.ts';

/** `/admin/settings`: everything that an administrator may change about the site, by what it is about. */
export default function SettingsPage() {
  const t = useTranslations();
  const { settings } = useSuspenseQuery(settingsQuery(usePage())).data;
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const found = settings.filter((setting) => matches(setting, q));
  const areas = [...Map.groupBy(found, ({ areaTitle }) => areaTitle)];
  return (
    <>
      <AdminPageHead address="adminSettings" title={t('siteSettings.list.title')}>
        {t('siteSettings.list.intro')}
      </AdminPageHead>
      <Form role="search" className="mt-6 flex max-w-form flex-wrap items-end gap-3">
        <Field label={t('siteSettings.list.search')} className="min-w-0 flex-1 basis-48">
          {(control) => (
            <TextInput {...control} type="search" name="q" key={q} defaultValue={q} maxLength={60} />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('siteSettings.list.find')}
        </Button>
      </Form>
      {areas.length === 0 && <p className="mt-8 text-muted">{t('siteSettings.list.none')}</p>}
      {areas.map(([title, inArea]) => (
        <section key={title} className="mt-10">
          <h2 className="text-step-2 font-extrabold">{title}</h2>
          <ul className="mt-4 grid gap-5">
            {inArea.map((setting) => (
              <SettingCard key={setting.key} setting={setting} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** Every word of the search begins a word of the setting. */
function matches({ key, title, hint, areaTitle, fields, rows }: SettingView, q: string): boolean {
  const labels = [...fields, ...(rows?.columns ?? [])].flatMap(({ label, group = '' }) => [label, group]);
  const words = readFoldedWords([key, title, hint, areaTitle, ...labels].join(' ')).map(({ word }) => word);
  return readFoldedWords(q).every(({ word }) => words.some((own) => own.startsWith(word)));
}
