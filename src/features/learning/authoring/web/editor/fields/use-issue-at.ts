import { useTranslations } from 'use-intl';
import type { DraftIssue } from '#features/learning/authoring/contract.ts';
import { useEditing } from '../editing.tsx';

/** What is wrong at a place, in the reader's words; undefined if nothing is. */
export function useIssueAt(path: readonly (string | number)[], isOver = false): string | undefined {
  const { issues } = useEditing();
  const sayIssue = useSayIssue();
  const place = path.join('.');
  const issue = issues.find((one) => one.path === place);
  if (issue) return sayIssue(issue);
  return isOver ? sayIssue({ path: place, fault: 'tooLong', message: '' }) : undefined;
}

/** Words a mistake; the others are worded by the server. */
export function useSayIssue() {
  const t = useTranslations();
  return ({ fault, limit = 0, count = 0, message }: DraftIssue): string => {
    switch (fault) {
      case 'missing':
      case 'empty':
        return t('learning.editor.issueEmpty');
      case 'tooLong':
        return t('learning.editor.issueTooLong');
      case 'tooFew':
        // A list that takes only one needs no count.
        if (limit === 1) return t('learning.editor.issueEmpty');
        return t('learning.editor.rowsAtLeast', { count, min: limit });
      case 'tooMany':
        return t('learning.editor.issueTooMany', { count: limit });
      case 'other':
        return message;
    }
  };
}
