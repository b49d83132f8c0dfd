import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { severityOf, sortFindings } from '#core/findings.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FindingLine, type PlacedFinding } from './finding-line.tsx';
import { placeInLanguage } from './place-in-language.ts';

interface PublishCheck {
  /** Publishes at once if nothing was found, else after the author has said so. */
  publishWith(findings: readonly PlacedFinding[], publish: () => void): void;
  dialog: ReactNode;
}

/** Asks once before something is published that would keep a reader out. `dialog` stands anywhere on the page. */
export function usePublishCheck(): PublishCheck {
  const [asked, setAsked] = useState<{ findings: readonly PlacedFinding[]; publish: () => void }>();
  return {
    publishWith(findings, publish) {
      if (findings.length === 0) publish();
      else setAsked({ findings, publish });
    },
    dialog: asked && (
      <PublishDialog
        findings={asked.findings}
        onClose={() => setAsked(undefined)}
        onPublish={() => {
          setAsked(undefined);
          asked.publish();
        }}
      />
    ),
  };
}

interface PublishDialogProps {
  findings: readonly PlacedFinding[];
  onPublish(): void;
  onClose(): void;
}

const shownAtMost = 8;

function PublishDialog({ findings, onPublish, onClose }: PublishDialogProps) {
  const t = useTranslations();
  const hasErrors = findings.some(({ kind }) => severityOf[kind] === 'error');
  const sorted = sortFindings(findings);
  return (
    <Dialog
      title={t('page.findings.publishTitle', { count: findings.length })}
      closeLabel={t('page.findings.publishBack')}
      onClose={onClose}
    >
      <p className="mt-3">
        {hasErrors ? t('page.findings.publishErrors') : t('page.findings.publishWarnings')}
      </p>
      <ul className="mt-3">
        {sorted.slice(0, shownAtMost).map((finding) => (
          <FindingLine
            key={`${finding.lang} ${finding.path} ${finding.kind}`}
            finding={placeInLanguage(finding)}
          />
        ))}
      </ul>
      {sorted.length > shownAtMost && (
        <p className="mt-2">{t('page.findings.more', { count: sorted.length - shownAtMost })}</p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onClose}>{t('page.findings.publishBack')}</Button>
        <Button variant="secondary" onClick={onPublish}>
          {t('page.findings.publishAnyway')}
        </Button>
      </div>
    </Dialog>
  );
}
