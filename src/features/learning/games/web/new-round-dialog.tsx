import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface NewRoundDialogProps {
  isBeginning: boolean;
  onBegin(): void;
  onClose(): void;
}

/** Asks before a round is abandoned: typed letters are stored nowhere else. */
export function NewRoundDialog({ isBeginning, onBegin, onClose }: NewRoundDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      title={t('learning.game.newRoundAsk')}
      closeLabel={t('learning.game.keepPlaying')}
      onClose={onClose}
    >
      <p className="mt-3 text-muted">{t('learning.game.newRoundLoss')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('learning.game.keepPlaying')}</Button>
        <Button variant="secondary" busy={isBeginning} onClick={onBegin}>
          {t('learning.game.newRound')}
        </Button>
      </div>
    </Dialog>
  );
}
