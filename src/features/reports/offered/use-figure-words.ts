import { useFormatter, useTranslations } from 'use-intl';
import type { FigureView } from '#features/reports/contract.ts';

type Unit = 'number' | 'share' | 'text';

/** A figure as it is written: hidden ones say why. */
export function useFigureWords(): (figure: FigureView | undefined, unit: Unit) => string {
  const t = useTranslations();
  const format = useFormatter();
  return (figure, unit) => {
    if (figure === undefined) return '';
    if (figure === null) return t('reports.figure.hidden');
    if (typeof figure === 'string') return figure;
    return unit === 'share'
      ? format.number(figure, { style: 'percent', maximumFractionDigits: 0 })
      : format.number(figure);
  };
}
