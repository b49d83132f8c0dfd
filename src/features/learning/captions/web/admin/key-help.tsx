import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { printedKeys, type EditorCommand } from './editor-keys.ts';

/** All keys of the editor. */
export function KeyHelp({ onClose }: { onClose(): void }) {
  const t = useTranslations();
  return (
    <Dialog title={t('learning.captions.keys')} closeLabel={t('learning.captions.close')} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
        {printedKeys.map(([command, keys]) => (
          <div key={command} className="contents">
            <dt dir="ltr">
              <kbd className="rounded-small bg-sand px-2 py-1 font-semibold whitespace-nowrap">{keys}</kbd>
            </dt>
            <dd>
              <CommandName command={command} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function CommandName({ command }: { command: EditorCommand }) {
  const t = useTranslations();
  const names: Record<EditorCommand, string> = {
    save: t('learning.captions.save'),
    undo: t('learning.captions.undo'),
    redo: t('learning.captions.redo'),
    play: t('learning.captions.keyPlay'),
    playCue: t('learning.captions.keyPlayCue'),
    previous: t('learning.captions.keyPrevious'),
    next: t('learning.captions.keyNext'),
    setStart: t('learning.captions.keySetStart'),
    setEnd: t('learning.captions.keySetEnd'),
    earlier: t('learning.captions.keyEarlier'),
    later: t('learning.captions.keyLater'),
    split: t('learning.captions.keySplit'),
    merge: t('learning.captions.keyMerge'),
    snap: t('learning.captions.keySnap'),
    add: t('learning.captions.keyAdd'),
    remove: t('learning.captions.keyRemove'),
    help: t('learning.captions.keys'),
  };
  return names[command];
}
