import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { OwnSubmission } from '../contract.ts';
import { findRejectionWords } from './rejection-words.ts';
import { stateWordsOf } from './state-words.ts';

const papers = { info: 'bg-sky', success: 'bg-tint-olive', warning: 'bg-tint-gold' } as const;

interface StateNoteProps {
  work: Pick<OwnSubmission, 'status' | 'shown' | 'rejection'>;
  className?: string;
}

/** What became of a work, in words; after a “not yet”, why, and the line that came with it. */
export function StateNote({ work, className }: StateNoteProps) {
  const t = useTranslations();
  const { name, text, icon, tone } = stateWordsOf(work);
  const { rejection } = work;
  const reason = findRejectionWords(rejection?.reason);
  return (
    <div className={classNames('flex gap-4 rounded-card p-5', papers[tone], className)}>
      <Icon shape={icon} size={28} className="mt-0.5" />
      <div className="min-w-0">
        <p className="text-step-1 leading-snug font-bold">{t(name)}</p>
        {rejection?.by === 'guardian' && (
          <p className="mt-1">{t('submissions.ownState.rejectedByGuardian')}</p>
        )}
        {reason !== undefined && <p className="mt-1 text-pretty">{t(reason)}</p>}
        {rejection?.note && (
          <blockquote className="my-2 border-s-4 border-gold-deep ps-4 wrap-anywhere whitespace-pre-line">
            <bdi>{rejection.note}</bdi>
          </blockquote>
        )}
        {reason === undefined && <p className="mt-1 text-pretty">{t(text)}</p>}
      </div>
    </div>
  );
}
