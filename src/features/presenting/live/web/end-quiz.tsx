import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Asks before a quiz ends early: nobody could answer any more. */
export function EndQuiz({ onEnd }: { onEnd(): void }) {
  const t = useTranslations();
  const [isAsking, setAsking] = useState(false);
  const stay = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" size="s" onClick={() => setAsking(true)} className="max-sm:hidden">
        {t('presenting.live.end')}
      </Button>
      {isAsking && (
        <Dialog title={t('presenting.live.endAsk')} closeLabel={t('presenting.live.goOn')} onClose={stay}>
          <p className="mt-3 text-muted">{t('presenting.live.endLoss')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button onClick={stay}>{t('presenting.live.goOn')}</Button>
            <Button
              variant="secondary"
              onClick={() => {
                stay();
                onEnd();
              }}
            >
              {t('presenting.live.end')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
