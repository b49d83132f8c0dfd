import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslations } from 'use-intl';
import { localeCodes, locales, type Locale } from '#core/locale.ts';
import { useForm } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Badge } from '#ui/card/badge.tsx';
import type { TextsByLanguage } from '#features/store/items/contract.ts';
import type { ItemKind } from '#features/store/policy.ts';

interface TextInputsProps {
  kind: ItemKind;
  known: TextsByLanguage | undefined;
}

/** The words of an item in each language; the reader's own and English are open. */
export function TextInputs({ kind, known }: TextInputsProps) {
  const t = useTranslations();
  const { locale: own } = usePage();
  const { refusal } = useForm();
  const wrong = Object.keys(refusal?.issues ?? {});
  return (
    <div className="space-y-3">
      <p className="text-muted">{t('store.edit.languages')}</p>
      {localeCodes.map((locale) => (
        <details
          key={locale}
          open={locale === 'en' || locale === own || wrong.some((name) => name.startsWith(`texts.${locale}`))}
          className="group rounded-control border border-line p-4"
        >
          <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-3 font-bold">
            <span lang={locale}>{locales[locale].name}</span>
            <Icon
              shape={IconChevronDown}
              className="order-last ms-auto transition duration-200 group-open:rotate-180"
            />
            {known && !known[locale] && <Badge>{t('store.edit.untranslated')}</Badge>}
          </summary>
          <LanguageInputs kind={kind} locale={locale} known={known?.[locale]} />
        </details>
      ))}
    </div>
  );
}

interface LanguageInputsProps {
  kind: ItemKind;
  locale: Locale;
  known: TextsByLanguage[Locale];
}

function LanguageInputs({ kind, locale, known }: LanguageInputsProps) {
  const t = useTranslations();
  const language = { lang: locale, dir: locales[locale].direction, autoComplete: 'off' };
  return (
    <div className="mt-3 space-y-4">
      <PageField name={`texts.${locale}.name`} known={known?.name} label={t('store.heading.name')}>
        {(control) => <TextInput {...control} {...language} maxLength={80} />}
      </PageField>
      <PageField
        name={`texts.${locale}.description`}
        known={known?.description}
        label={t('store.field.description')}
      >
        {(control) => <TextInput {...control} {...language} maxLength={600} />}
      </PageField>
      {kind === 'impact' && (
        <>
          <PageField
            name={`texts.${locale}.goesTo`}
            known={known?.goesTo}
            label={t('store.field.goesTo')}
            hint={t('store.field.goesToHint')}
          >
            {(control) => <TextInput {...control} {...language} maxLength={200} />}
          </PageField>
          <PageField
            name={`texts.${locale}.thanks`}
            known={known?.thanks}
            label={t('store.field.thanks')}
            hint={t('store.field.thanksHint', { number: '{number}' })}
          >
            {(control) => <TextInput {...control} {...language} maxLength={160} />}
          </PageField>
        </>
      )}
      {(kind === 'impact' || kind === 'goods') && (
        <PageField
          name={`texts.${locale}.alt`}
          known={known?.alt}
          label={t('store.field.alt')}
          hint={t('store.field.altHint')}
        >
          {(control) => <TextInput {...control} {...language} maxLength={200} />}
        </PageField>
      )}
    </div>
  );
}
