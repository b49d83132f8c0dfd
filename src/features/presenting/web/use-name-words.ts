import { useTranslations } from 'use-intl';
import { readName } from '../live/policy-names.ts';

/** What a name of the list is called in the reader's language: "Lion", or "Lion 2". */
export function useNameWords(): (key: string) => string {
  const t = useTranslations();
  return (key) => {
    const read = readName(key);
    if (!read) return '';
    const name = t('presenting.live.name', { name: read.name });
    return read.number === 1 ? name : t('presenting.live.numbered', { name, number: read.number });
  };
}
