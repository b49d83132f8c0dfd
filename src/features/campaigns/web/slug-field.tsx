import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import { longest } from '../setup/policy.ts';

interface SlugFieldProps {
  known: string;
  hint: string;
}

/** The address of a campaign's page. */
export function SlugField({ known, hint }: SlugFieldProps) {
  const t = useTranslations();
  const { origin } = usePage();
  const start = origin.replace(/^https?:\/\//, '') + href('campaign', { campaignSlug: '' });
  return (
    <PageField
      name="slug"
      known={known}
      label={t('campaigns.form.slug')}
      hint={
        <>
          <span dir="ltr" className="font-medium wrap-anywhere">
            {start}…
          </span>{' '}
          {hint}
        </>
      }
      required
    >
      {(control) => (
        <TextInput
          {...control}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.slug}
        />
      )}
    </PageField>
  );
}
