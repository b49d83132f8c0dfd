import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { secondsToUndo } from '#core/seconds-to-undo.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';

interface UndoNoticeProps {
  text: string;
  onUndo: (() => void) | undefined;
  onClose(): void;
}

/** Says what was done, and takes it back for ten seconds, not counting those in which it is pointed at or focused. */
export function UndoNotice({ text, onUndo, onClose }: UndoNoticeProps) {
  const t = useTranslations();
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close.current(), secondsToUndo * 1000);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="on-night fixed inset-x-4 bottom-4 z-50 ms-auto flex max-w-form animate-settle items-center gap-3 rounded-control bg-night py-2 ps-4 pe-2 shadow-lift-3"
    >
      <p className="grow py-1 font-medium">{text}</p>
      {onUndo && (
        <Button variant="secondary" size="s" onClick={onUndo}>
          {t('page.table.undo')}
        </Button>
      )}
      <IconButton icon={IconX} label={t('page.table.dismiss')} onClick={onClose} />
    </div>
  );
}
