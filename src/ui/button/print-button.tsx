import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useSyncExternalStore } from 'react';
import { Button } from './button.tsx';

const never = () => () => undefined;

/** Prints the page. Absent without scripts, where the browser's own menu does the same. */
export function PrintButton({ children }: { children: string }) {
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
      {children}
    </Button>
  );
}
