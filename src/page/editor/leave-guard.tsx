import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { EditorState } from './use-editor.ts';

/** Asks before unsaved changes are left: within the product with a dialog, else as the browser does. */
export function LeaveGuard({ editor }: { editor: Pick<EditorState, 'hasChanges' | 'mayLeave'> }) {
  const t = useTranslations();
  const { hasChanges, mayLeave } = editor;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && !mayLeave(),
  );
  useEffect(() => {
    if (!hasChanges) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('page.editor.leaveTitle')}
      closeLabel={t('page.editor.leaveStay')}
      onClose={() => blocker.reset()}
    >
      <p className="mt-3">{t('page.editor.leaveText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset()}>{t('page.editor.leaveStay')}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed()}>
          {t('page.editor.leaveGo')}
        </Button>
      </div>
    </Dialog>
  );
}
