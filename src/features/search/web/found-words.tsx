import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { locales } from '#core/locale.ts';
import type { Found } from '../contract.ts';
import { MarkedText } from './marked-text.tsx';

/** What matched in a language other than the page's, and which language. */
export function FoundWords({ found: { lang, text, marks } }: { found: Found }) {
  const t = useTranslations();
  const { locale } = usePage();
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang;
  return (
    <>
      {t('search.hit.foundIn', { language })}{' '}
      <bdi lang={lang} dir={locales[lang].direction}>
        <MarkedText text={text} marks={marks} />
      </bdi>
    </>
  );
}
