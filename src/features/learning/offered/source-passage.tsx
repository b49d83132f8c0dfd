import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { SourceView } from '../sources/contract.ts';
import { withoutNikud } from './nikud.ts';

interface SourcePassageProps {
  source: SourceView;
  /** Whether the original is shown with its vowel points. */
  nikud: boolean;
  level: 3 | 4;
  /** Whether a URL may link here. */
  isAnchored: boolean;
}

/** A quoted passage: the original, right to left, with a translation beside each line. */
export function SourcePassage({ source, nikud, level, isAnchored }: SourcePassageProps) {
  const t = useTranslations();
  const { locale } = usePage();
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <section
      id={isAnchored ? `source-${source.passage}` : undefined}
      aria-label={source.reference}
      className="scroll-mt-24 rounded-card bg-paper p-5 shadow-lift-1 target:outline-3 target:outline-gold sm:p-7"
    >
      <Heading className="text-step-1">
        <bdi>{source.reference}</bdi>
      </Heading>
      <p className="mt-1 max-w-reading text-muted">{source.context}</p>
      <div className="mt-4">
        {source.lines.map(({ verse, original, text, skips }) => (
          <div
            key={original}
            className="grid gap-x-10 gap-y-1 border-t border-line py-3 first:border-t-0 md:grid-cols-2"
          >
            {skips && (
              <p aria-hidden className="-mt-1 text-center text-muted md:col-span-2">
                …
              </p>
            )}
            <p
              lang="he"
              dir="rtl"
              className={classNames(
                'font-verse text-step-1 leading-loose text-start text-pretty',
                locale !== 'he' && 'md:order-last',
              )}
            >
              {nikud ? original : withoutNikud(original)}
            </p>
            <p className="flex gap-3 self-start md:pt-1.5">
              {verse !== undefined && (
                <span className="min-w-6 shrink-0 text-step--1 leading-7 font-bold text-gold-deep">
                  {verse}
                </span>
              )}
              <span className="text-pretty">{text}</span>
            </p>
          </div>
        ))}
      </div>
      <p className="mt-3 text-step--1 text-muted">
        {t('learning.source.edition', { edition: source.edition })}
      </p>
    </section>
  );
}
