import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { isLocale, locales } from '#core/locale.ts';
import { Button } from '#ui/button/button.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { href } from '#urls.ts';
import type { ResourceView } from '../contract.ts';
import { resourceNames } from '../policy.ts';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import type { FileFilter } from './filter-files.ts';

interface DownloadFilterProps {
  files: readonly ResourceView[];
  filter: FileFilter;
}

/** Filters by kind and language; the choice is in the URL, with a submit button for when scripts do not run. */
export function DownloadFilter({ files, filter }: DownloadFilterProps) {
  const t = useTranslations();
  const navigate = useNavigate();
  const isLive = useIsLive();
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  const languages = [...new Set(files.map(({ lang }) => lang))].filter(isLocale);
  const choose = (form: HTMLFormElement) => {
    const said = new FormData(form);
    const chosen = (name: string) => {
      const value = said.get(name);
      return typeof value === 'string' && value ? value : undefined;
    };
    void navigate(href('downloads', undefined, { kind: chosen('kind'), language: chosen('language') }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <form
      action={href('downloads')}
      onChange={(event) => choose(event.currentTarget)}
      className="flex flex-wrap items-end gap-4"
    >
      <Field label={t('learning.downloads.kind')} className="basis-60">
        {(control) => (
          <SelectInput {...control} name="kind" defaultValue={filter.kind ?? ''}>
            <option value="">{t('learning.downloads.everyKind')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(resourceNames[kind])}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={t('learning.downloads.language')} className="basis-60">
        {(control) => (
          <SelectInput {...control} name="language" defaultValue={filter.language ?? ''}>
            <option value="">{t('learning.downloads.everyLanguage')}</option>
            {languages.map((code) => (
              <option key={code} value={code} lang={code}>
                {locales[code].name}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {!isLive && (
        <Button type="submit" variant="secondary">
          {t('learning.downloads.show')}
        </Button>
      )}
    </form>
  );
}
