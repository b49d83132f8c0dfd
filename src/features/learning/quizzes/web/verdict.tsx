import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GivenAnswer } from '../contract.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { AskedSources } from '#features/learning/offered/asked-sources.tsx';
import { BodyText } from '#features/learning/lesson/web/body-text.tsx';

/** Whether an answer was right, why, and its source: the reference, and the passage to open. */
export function Verdict({ given }: { given: GivenAnswer }) {
  const t = useTranslations();
  const { correct, explanation, source, cites } = given;
  return (
    <div
      className={classNames(
        'mt-5 animate-settle rounded-control p-4 sm:p-5',
        correct ? 'bg-tint-olive' : 'bg-tint-gold',
      )}
    >
      <p
        className={classNames(
          'flex items-center gap-2 text-step-1 font-bold',
          correct ? 'text-olive' : 'text-ink',
        )}
      >
        <Icon
          shape={correct ? IconCircleCheckFilled : IconBulb}
          size={26}
          className={correct ? undefined : 'text-gold-deep'}
        />
        {correct ? t('learning.quiz.right') : t('learning.quiz.notYet')}
      </p>
      <p className="mt-2 max-w-reading text-pretty">
        <BodyText>{explanation}</BodyText>
      </p>
      {source !== undefined && (
        <p className="mt-2 flex items-center gap-2 text-step--1 font-medium text-ink-soft">
          <Icon shape={IconBook2} size={18} />
          <span>{t.rich('learning.lesson.source', { source, cite: markSource })}</span>
        </p>
      )}
      {cites && <AskedSources cites={cites} className="mt-3" />}
    </div>
  );
}

function markSource(text: ReactNode) {
  return <cite className="text-ink not-italic">{text}</cite>;
}
