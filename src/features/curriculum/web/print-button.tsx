import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';

const never = () => () => undefined;

/** Prints the page. Not there without scripts, where the browser's own menu does the same. */
export function PrintButton() {
  const t = useTranslations();
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button
      variant="secondary"
      icon={IconPrinter}
      className={isLive ? 'print:hidden' : 'invisible print:hidden'}
      onClick={() => print()}
    >
      {t('curriculum.sheet.print')}
    </Button>
  );
}
