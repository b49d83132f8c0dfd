import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { WorkFiles } from '#features/submissions/wall/web/single-work/work-files.tsx';
import type { ClassWaitingWork } from '../contract.ts';
import { ClassDecision } from './class-decision.tsx';
import { HeldDecision } from './held-decision.tsx';

/** A work of the class that waits, as it will appear, and what its teacher may do about it. */
export function WaitingWork({ work }: { work: ClassWaitingWork }) {
  const t = useTranslations();
  const { id, item, by, files, text, language, visibility, held, mayDecide } = work;
  const titleId = `waiting-${id}`;
  const isForAll = visibility === 0;
  const title = useRef<HTMLHeadingElement>(null);
  const isHeld = held !== undefined;
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    // The pressed button is gone.
    if (wasHeld.current !== isHeld) title.current?.focus();
    wasHeld.current = isHeld;
  }, [isHeld]);
  return (
    <li
      aria-labelledby={titleId}
      className="on-paper min-w-0 overflow-clip rounded-card bg-paper shadow-lift-2"
    >
      <div className="p-5 sm:p-6">
        <p className="mb-4 flex flex-wrap gap-2">
          <Badge tone="info" icon={IconHourglass}>
            {t('submissions.classWall.waits')}
          </Badge>
          <Badge icon={isForAll ? IconWorld : IconUsersGroup}>
            {isForAll ? t('submissions.classWall.forAll') : t('submissions.classWall.forClass')}
          </Badge>
        </p>
        <div className="flex items-center gap-4">
          <Avatar name={by.name} src={by.avatar} />
          <div className="min-w-0">
            <h3
              id={titleId}
              ref={title}
              tabIndex={-1}
              className="text-step-1 leading-snug font-bold wrap-anywhere outline-none"
            >
              <bdi>{item.title ?? t('submissions.work.untitled')}</bdi>
            </h3>
            <p className="text-step--1 text-muted">
              <bdi>{by.name}</bdi>
            </p>
          </div>
        </div>
        {text && (
          <p lang={language} dir="auto" className="mt-4 max-w-reading wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
        {files.length > 0 && (
          <div className="mt-4">
            <WorkFiles files={files} name={by.name} />
          </div>
        )}
      </div>
      {held && <HeldDecision submissionId={id} held={held} />}
      {mayDecide && <ClassDecision work={work} />}
    </li>
  );
}
