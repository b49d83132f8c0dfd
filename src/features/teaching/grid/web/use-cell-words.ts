import { useTranslations } from 'use-intl';
import type { Cell } from '../contract.ts';

/** What a cell says, in words. */
export function useCellWords(): (cell: Cell | undefined | null) => string {
  const t = useTranslations();
  return (cell) => {
    if (!cell) return t('teaching.cell.none');
    if (!cell.done)
      return cell.percent === undefined
        ? t('teaching.cell.begun')
        : t('teaching.cell.doing', { percent: cell.percent });
    return cell.score === undefined
      ? t('teaching.cell.done')
      : t('teaching.cell.score', { score: cell.score });
  };
}
