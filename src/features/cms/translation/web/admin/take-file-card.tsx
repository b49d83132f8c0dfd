import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslations } from 'use-intl';
import { isLocale, localeCodes, locales, type Locale } from '#core/locale.ts';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { TranslationChoice, TranslationFileRequest } from '#features/cms/translation/contract.ts';
import { saveAsFile } from './save-as-file.ts';

/** Called the same in every language. */
const formatNames = { xliff: 'XLIFF 2', csv: 'CSV' };

/** Chooses what a translator gets as a file, and saves it. */
export function TakeFileCard({ choices }: { choices: readonly TranslationChoice[] }) {
  const t = useTranslations();
  const { api } = usePage();
  const own = useOwnLanguages();
  const [wanted, setWanted] = useState<TranslationFileRequest>({
    what: choices[0]?.value ?? '',
    from: own[0] === 'en' ? 'he' : 'en',
    to: own[0] ?? 'he',
    texts: 'missing',
    format: 'xliff',
  });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => api.cms.translationFile.call(wanted),
    onSuccess: ({ name, text, units }) => {
      if (units > 0) saveAsFile(name, text, wanted.format === 'csv' ? 'text/csv' : 'application/xliff+xml');
    },
  });
  const isSame = wanted.from === wanted.to;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSame) mutate();
  };
  const change = (changes: Partial<TranslationFileRequest>) => setWanted({ ...wanted, ...changes });
  const groups = [...Map.groupBy(choices, ({ group }) => group ?? '')];
  return (
    <Card as="section" labelledBy="take-title">
      <h2 id="take-title" className="text-step-1 font-bold">
        {t('cms.translation.take')}
      </h2>
      <p className="mt-1 text-muted">{t('cms.translation.takeIntro')}</p>
      <form onSubmit={send} className="mt-4 grid gap-4 sm:grid-cols-2">
        <Field label={t('cms.translation.what')} className="sm:col-span-2">
          {(control) => (
            <SelectInput
              {...control}
              value={wanted.what}
              onChange={({ target }) => change({ what: target.value })}
            >
              {groups.map(([group, members]) => (
                <optgroup key={group} label={group || t('cms.translation.allOfKind')}>
                  {members.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </SelectInput>
          )}
        </Field>
        <LanguageField
          label={t('cms.translation.from')}
          value={wanted.from}
          among={localeCodes}
          onChange={(from) => change({ from })}
        />
        <LanguageField
          label={t('cms.translation.to')}
          value={wanted.to}
          among={own}
          error={isSame ? t('cms.translation.sameLanguage') : undefined}
          onChange={(to) => change({ to })}
        />
        <Field label={t('cms.translation.texts')}>
          {(control) => (
            <SelectInput
              {...control}
              value={wanted.texts}
              onChange={({ target }) => change({ texts: target.value === 'all' ? 'all' : 'missing' })}
            >
              <option value="missing">{t('cms.translation.onlyMissing')}</option>
              <option value="all">{t('cms.translation.allTexts')}</option>
            </SelectInput>
          )}
        </Field>
        <Field label={t('cms.translation.format')} hint={t('cms.translation.formatHint')}>
          {(control) => (
            <SelectInput
              {...control}
              value={wanted.format}
              onChange={({ target }) => change({ format: target.value === 'csv' ? 'csv' : 'xliff' })}
            >
              <option value="xliff">{formatNames.xliff}</option>
              <option value="csv">{formatNames.csv}</option>
            </SelectInput>
          )}
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" icon={IconDownload} busy={isPending}>
            {t('cms.translation.download')}
          </Button>
        </div>
      </form>
      <div role="status" className="mt-3">
        {data && !isPending && <p>{t('cms.translation.taken', { count: data.units })}</p>}
      </div>
      {error && (
        <Callout tone="danger" announced className="mt-3">
          {findRefusal(error)?.message ?? t('page.request.network')}
        </Callout>
      )}
    </Card>
  );
}

/** The languages that the viewer may write: all of them, unless she is only a translator. */
function useOwnLanguages(): readonly Locale[] {
  const viewer = useViewer();
  if (!viewer || viewer.permissions.includes('content.edit')) return localeCodes;
  return localeCodes.filter((locale) => viewer.staffLanguages.includes(locale));
}

interface LanguageFieldProps {
  label: string;
  value: Locale;
  among: readonly Locale[];
  error?: string | undefined;
  onChange(locale: Locale): void;
}

function LanguageField({ label, value, among, error, onChange }: LanguageFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <SelectInput
          {...control}
          value={value}
          onChange={({ target }) => isLocale(target.value) && onChange(target.value)}
        >
          {among.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {locales[locale].name}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
