import { useTranslations } from 'use-intl';

/** On paper alone: a sheet with words of Torah is not thrown away. */
export function RespectLine() {
  const t = useTranslations();
  return <p className="mt-4 hidden text-center text-step--1 print:block">{t('learning.print.respect')}</p>;
}
