import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import type { DraftConflict } from './use-work-draft.ts';
import { joinBodies, type WorkBody } from './work-body.ts';
import { useMoment } from '#page/use-moment.ts';

interface DraftConflictPanelProps {
  conflict: DraftConflict;
  filesAtMost: number;
  onSettle(body: WorkBody): void;
}

/** The same work was written on two devices: both are shown, and the learner goes on with one of them or with both. */
export function DraftConflictPanel({ conflict, filesAtMost, onSettle }: DraftConflictPanelProps) {
  const t = useTranslations();
  const moment = useMoment();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { mine, theirs } = conflict;
  const at = moment(conflict.at, { dateStyle: 'medium', timeStyle: 'short' });
  const sides = [
    { title: t('submissions.draft.mine'), body: mine },
    { title: t('submissions.draft.theirs', { at }), body: theirs },
  ];
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="draft-conflict"
      className="mb-6 rounded-card bg-tint-gold p-5 outline-none sm:p-6"
    >
      <h3 id="draft-conflict" className="text-step-1 font-bold">
        {t('submissions.draft.conflictTitle')}
      </h3>
      <p className="mt-1">{t('submissions.draft.conflictText')}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {sides.map(({ title, body }) => (
          <div key={title} className="flex flex-col rounded-control bg-paper p-4">
            <h4 className="font-semibold">{title}</h4>
            <p className="mt-2 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-line">
              <bdi>{body.text.trim() || t('submissions.draft.nothing')}</bdi>
            </p>
            {body.files.length > 0 && (
              <p className="mt-2 text-step--1 text-muted">
                {t('submissions.draft.fileCount', { count: body.files.length })}
              </p>
            )}
            <p className="mt-auto pt-4">
              <Button size="s" variant="secondary" onClick={() => onSettle(body)}>
                {t('submissions.draft.takeMine')}
              </Button>
            </p>
          </div>
        ))}
      </div>
      <Button size="s" className="mt-4" onClick={() => onSettle(joinBodies(mine, theirs, filesAtMost))}>
        {t('submissions.draft.takeBoth')}
      </Button>
    </section>
  );
}
