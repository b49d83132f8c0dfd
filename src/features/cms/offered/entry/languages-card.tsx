import { useTranslations } from 'use-intl';
import type { Locale } from '#core/locale.ts';
import type { PlacedFinding } from '#page/editor/finding-line.tsx';
import { usePublishCheck } from '#page/editor/use-publish-check.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { EntryView, LanguageStatus } from '#features/cms/entries/contract.ts';
import { lifeActs, nextState, type LifeAct } from '#features/cms/life/policy.ts';
import { DeleteButton } from './delete-button.tsx';
import { LanguageRow } from './language-row.tsx';
import type { ShowIssue } from './entry-issues.tsx';
import { LifeOutcomeNews } from './life-outcome.tsx';
import { LifeProblems } from './life-problems.tsx';
import { OpenPreviews } from './open-previews.tsx';
import type { WrittenContent } from './standing-issues.ts';
import { useLifeActs, type RunLife } from './use-life-acts.ts';

interface LanguagesCardProps {
  entry: EntryView;
  /** What the card says, if not that each language has a life of its own. */
  intro?: string;
  /** What can be done here; everything unless it is said. */
  acts?: readonly LifeAct[];
  /** Languages with changes that have not been saved: publishing saves them first. */
  unsaved?: readonly Locale[];
  /** What is being written of it and of what goes with it, if not what is saved: what was refused is said until it is mended there. */
  written?: readonly WrittenContent[];
  /** What in some languages would keep a reader out; without it nothing is asked before it is published. */
  listFindings?(languages: readonly Locale[]): PlacedFinding[];
  /** Whether it may be deleted here. */
  isDeletable?: boolean;
  /** Why it cannot be deleted, where that is known. */
  kept?: string | undefined;
  /** Does it in place of the entry alone. */
  run?: RunLife;
  /** Leads to the field of what was refused. */
  onShow?: ShowIssue;
}

/** The life of each language: where it is, and what can be done with it. */
export function LanguagesCard({
  entry,
  intro,
  acts = lifeActs,
  unsaved = [],
  written = [entry],
  listFindings = () => [],
  isDeletable = true,
  kept,
  run,
  onShow,
}: LanguagesCardProps) {
  const t = useTranslations();
  const all = useLifeActs(entry, written, run);
  const { publishWith, dialog } = usePublishCheck();
  const mayAct = entry.rights.publish && !entry.deletedAt;
  const actsFor = (language: LanguageStatus) =>
    mayAct ? acts.filter((act) => isWorthwhile(act, language, unsaved.includes(language.locale))) : [];
  const publishable = entry.languages
    .filter((language) => language.state !== 'scheduled' && actsFor(language).includes('publish'))
    .map(({ locale }) => locale);
  return (
    <Card as="section" labelledBy="languages-title">
      <h2 id="languages-title" className="text-step-1 font-bold">
        {t('cms.life.title')}
      </h2>
      <p className="mt-1 text-step--1 text-muted">{intro ?? t('cms.life.intro')}</p>
      {entry.languages.length === 0 && <p className="mt-3">{t('cms.life.none')}</p>}
      {publishable.length > 1 && (
        <Button
          wide
          className="mt-3"
          busy={all.isPending}
          onClick={() =>
            publishWith(listFindings(publishable), () => all.act({ act: 'publish', locales: publishable }))
          }
        >
          {t('cms.life.publishAll', { count: publishable.length })}
        </Button>
      )}
      {all.refusal && (
        <LifeProblems
          entry={entry}
          title={all.refusal.message}
          issues={all.refusal.issues}
          isNew
          {...{ onShow }}
        />
      )}
      {all.outcome && <LifeOutcomeNews entry={entry} outcome={all.outcome} onShow={onShow} />}
      <ul className="mt-3 divide-y divide-line">
        {entry.languages.map((language) => (
          <LanguageRow
            key={language.locale}
            entry={entry}
            language={language}
            acts={actsFor(language)}
            findings={listFindings([language.locale])}
            written={written}
            run={run}
            onShow={onShow}
          />
        ))}
      </ul>
      <OpenPreviews entry={entry} />
      {mayAct &&
        isDeletable &&
        entry.rights.shared &&
        entry.release === null &&
        (kept ? <p className="mt-3 text-muted">{kept}</p> : <DeleteButton entry={entry} />)}
      {dialog}
    </Card>
  );
}

/** What leads somewhere from here: publishing what is published already does not. */
function isWorthwhile(act: LifeAct, { state, live, changed }: LanguageStatus, isUnsaved: boolean): boolean {
  if (nextState(act, { state, isLive: live }) === undefined) return false;
  return act === 'publish' || act === 'schedule' ? state !== 'published' || changed || isUnsaved : true;
}
