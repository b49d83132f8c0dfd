import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { childWords } from '../policy.ts';
import { GuardianSheet } from './guardian-sheet.tsx';

/** Confirms that a guardian has had a child's account erased. */
export function ErasedSheet({ name, headline }: { name: string; headline: Ref<HTMLHeadingElement> }) {
  const t = useTranslations();
  return (
    <GuardianSheet
      scene="lock"
      headline={headline}
      title={t('guardians.erase.doneTitle', childWords(name))}
      text={t('guardians.erase.doneText')}
    />
  );
}
