import { useTranslations } from 'use-intl';
import { classNames } from '#ui/styles/class-names.ts';

interface RowCountProps {
  count: number;
  min: number;
  max: number;
}

/** How many rows there are of those that it takes, in the words of the finding that would say so. */
export function RowCount({ count, min, max }: RowCountProps) {
  const t = useTranslations();
  const isShort = count < min;
  return (
    <p className={classNames('mb-3 text-step--1', isShort ? 'font-semibold text-ink' : 'text-muted')}>
      {isShort
        ? t('learning.editor.rowsAtLeast', { count, min })
        : t('learning.editor.rowsAtMost', { count, max })}
    </p>
  );
}
