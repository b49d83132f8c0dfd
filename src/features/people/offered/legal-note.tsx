import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { href } from '#urls.ts';

interface LegalNoteProps {
  /** Whether the button below creates an account: pressing it then means agreeing to the terms. */
  agrees?: boolean;
}

/** Links to the privacy policy and the terms, shown wherever someone gives consent. */
export function LegalNote({ agrees = false }: LegalNoteProps) {
  const t = useTranslations();
  const links = { privacy: toPrivacy, terms: toTerms };
  return (
    <p className="mt-5 text-step--1 text-pretty text-muted">
      {agrees ? t.rich('people.legal.signUp', links) : t.rich('people.legal.look', links)}
    </p>
  );
}

const toPrivacy = (words: ReactNode) => linkTo('privacy', words);
const toTerms = (words: ReactNode) => linkTo('terms', words);

/** In a new tab, so that nothing typed is lost. */
function linkTo(pageSlug: string, words: ReactNode) {
  return (
    <a href={href('staticPage', { pageSlug })} target="_blank" className="text-link">
      {words}
    </a>
  );
}
