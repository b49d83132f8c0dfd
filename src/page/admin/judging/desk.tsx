import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ClaimView } from '#core/judging.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import type { IconShape } from '#ui/icon/icon.tsx';
import { UndoNotice } from '#page/table/undo-notice.tsx';
import { ClaimLine } from './claim-line.tsx';
import type { JudgingCommand } from './judging-keys.ts';
import { KeyLine } from './key-line.tsx';
import type { DeskState, JudgingAct } from './use-desk.ts';
import { useJudgingKeys } from './use-judging-keys.ts';

interface DeskProps {
  desk: DeskState;
  /** What the server allows now, in order. */
  acts: readonly JudgingAct[];
  claim: ClaimView | undefined;
  /** What is held, in words. */
  held?: string | undefined;
  /** What is judged. */
  children: ReactNode;
}

const icons: Record<JudgingAct, IconShape> = {
  approve: IconCheck,
  reject: IconX,
  spam: IconAlertOctagon,
  takeDown: IconEyeOff,
  keep: IconThumbUp,
  restore: IconArrowBackUp,
};

/** Something to judge, with what can be decided about it: by button or by key. */
export function Desk({ desk, acts, claim, held, children }: DeskProps) {
  const t = useTranslations();
  const names = useCommandNames();
  const [usesKeys, useKeys] = useKeysChoice();
  const moves: JudgingCommand[] = [
    ...(desk.outcome?.undo ? (['undo'] as const) : []),
    ...(desk.mayGoBack ? (['previous'] as const) : []),
    'next',
  ];
  const commands = [...acts, ...moves];
  useJudgingKeys(usesKeys, (command) => commands.includes(command) && desk.run(command));
  return (
    <div className="grid grid-cols-1 gap-5">
      {desk.failure !== undefined && (
        <Callout tone="danger" announced>
          {desk.failure}
        </Callout>
      )}
      {desk.isEmpty && (
        <Callout tone="success" announced>
          {t('page.judging.nothingMore')}
        </Callout>
      )}
      {children}
      <section
        aria-label={t('page.judging.acts')}
        className="sticky bottom-3 z-20 grid gap-2 rounded-card bg-paper p-3 shadow-lift-2 max-sm:-mx-2"
      >
        <div className="flex flex-wrap items-center gap-2">
          {acts.map((act, index) => (
            <Button
              key={act}
              variant={index === 0 ? 'primary' : 'secondary'}
              size="s"
              icon={icons[act]}
              busy={desk.running === act}
              onClick={() => desk.run(act)}
            >
              {names[act]}
            </Button>
          ))}
          {held !== undefined && <p className="px-1 font-medium">{held}</p>}
          <ClaimLine claim={claim} />
          <span className="grow" />
          {desk.mayGoBack && (
            <Button
              variant="quiet"
              size="s"
              icon={IconArrowLeft}
              iconMirrors
              onClick={() => desk.run('previous')}
            >
              {names.previous}
            </Button>
          )}
          <Button
            variant="quiet"
            size="s"
            icon={IconArrowRight}
            iconMirrors
            iconAfter
            busy={desk.running === 'next'}
            onClick={() => desk.run('next')}
          >
            {names.next}
          </Button>
        </div>
        <KeyLine commands={commands.map((each) => [each, names[each]])} isOn={usesKeys} onChange={useKeys} />
      </section>
      {desk.outcome && (
        <UndoNotice
          key={desk.outcome.key}
          text={desk.outcome.text}
          onUndo={desk.outcome.undo && (() => desk.run('undo'))}
          onClose={desk.dismiss}
        />
      )}
    </div>
  );
}

export function useCommandNames(): Record<JudgingCommand, string> {
  const t = useTranslations();
  return {
    approve: t('page.judging.approve'),
    reject: t('page.judging.reject'),
    spam: t('page.judging.spam'),
    takeDown: t('page.judging.takeDown'),
    keep: t('page.judging.keep'),
    restore: t('page.judging.restore'),
    undo: t('page.table.undo'),
    next: t('page.judging.next'),
    previous: t('page.judging.previous'),
  };
}

const storedChoice = 'lamed.judging.keys';

/** Whether she uses the keys, kept in this browser. */
function useKeysChoice(): [boolean, (isOn: boolean) => void] {
  const stored = useSyncExternalStore(
    () => () => undefined,
    () => localStorage.getItem(storedChoice) !== 'off',
    () => true,
  );
  const [chosen, setChosen] = useState<boolean>();
  return [
    chosen ?? stored,
    (isOn) => {
      setChosen(isOn);
      localStorage.setItem(storedChoice, isOn ? 'on' : 'off');
    },
  ];
}
