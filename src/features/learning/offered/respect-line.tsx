import { useTranslations } from 'use-intl';

/** Only in print: a sheet with words of Torah must not be thrown away. */
export function RespectLine() {
  const t = useTranslations();
  return <p className="mt-4 hidden text-center text-step--1 print:block">{t('learning.print.respect')}</p>;
}
