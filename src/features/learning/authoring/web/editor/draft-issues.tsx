import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { usePathLabels } from '#features/cms/offered/entry/use-field-labels.ts';
import type { DraftIssue } from '#features/learning/authoring/contract.ts';
import { useEditing } from './editing.tsx';
import { focusPlace } from './focus-place.ts';
import { placeNumber } from './draft/place-number.ts';
import { useSayIssue } from './fields/use-issue-at.ts';

const shownAtMost = 8;

interface DraftIssuesProps {
  issues: readonly DraftIssue[];
  /** Tells each at its place from now on. */
  onShow(): void;
}

/** What is still missing or wrong in the language that is written; each entry leads to its place. */
export function DraftIssues({ issues, onShow }: DraftIssuesProps) {
  const t = useTranslations();
  const { draft } = useEditing();
  const sayIssue = useSayIssue();
  const labelOf = usePathLabels({ contentType: 'item', isNumbered: true });
  const box = useRef<HTMLDivElement>(null);
  if (issues.length === 0)
    return (
      <p role="status" className="font-medium text-olive">
        {t('learning.editor.complete')}
      </p>
    );
  return (
    <div ref={box}>
      <Callout tone="warning" title={t('learning.editor.incomplete', { count: issues.length })}>
        <ul className="mt-2 grid gap-1">
          {issues.slice(0, shownAtMost).map((issue) => {
            const number = placeNumber(draft, issue.path);
            const text = sayIssue(issue);
            return (
              <li key={`${issue.path} ${issue.message}`}>
                <button
                  type="button"
                  className="text-link min-h-11 text-start"
                  onClick={() => {
                    onShow();
                    focusPlace(issue.path);
                  }}
                >
                  {labelOf(issue.path)}
                  {number === undefined ? '' : ` · ${t('learning.editor.place', { number })}`}
                  {': '}
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
        {issues.length > shownAtMost && (
          <p className="mt-1">{t('learning.editor.moreIssues', { count: issues.length - shownAtMost })}</p>
        )}
        <Button size="s" variant="secondary" className="mt-3" onClick={onShow}>
          {t('learning.editor.showAtFields')}
        </Button>
      </Callout>
    </div>
  );
}
