import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { EntryView } from '#features/cms/entries/contract.ts';
import type { VersionSummary } from '#features/cms/versions/contract.ts';
import { comparisonQuery, versionsQuery } from './cms-queries.ts';
import { FieldValue } from './field-value.tsx';
import { RestoreButton } from './restore-button.tsx';
import { usePathLabels } from './use-field-labels.ts';
import { useMoment } from '#page/use-moment.ts';

interface VersionsCardProps {
  entry: EntryView;
  /** The entry after an earlier version was made the next one. */
  onRestored?(entry: EntryView): void;
}

/** What was saved, from the latest on: who, when, and which fields; each compared with now, and restored. */
export function VersionsCard({ entry, onRestored }: VersionsCardProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { data } = useSuspenseQuery(versionsQuery(api, entry.id));
  const [compared, setCompared] = useState<VersionSummary>();
  return (
    <Card as="section" labelledBy="versions-title">
      <h2 id="versions-title" className="text-step-1 font-bold">
        {t('cms.versions.title')}
      </h2>
      {data.items.length === 0 && <p className="mt-2 text-muted">{t('cms.versions.none')}</p>}
      <ol className="mt-3 divide-y divide-line">
        {data.items.map((version) => (
          <VersionRow
            key={version.number}
            entry={entry}
            version={version}
            onRestored={onRestored}
            onCompare={() => setCompared(version)}
          />
        ))}
      </ol>
      {compared && <Comparison entry={entry} version={compared} onClose={() => setCompared(undefined)} />}
    </Card>
  );
}

interface VersionRowProps {
  entry: EntryView;
  onRestored: VersionsCardProps['onRestored'];
  version: VersionSummary;
  onCompare(): void;
}

function VersionRow({ entry, version, onRestored, onCompare }: VersionRowProps) {
  const t = useTranslations();
  const moment = useMoment();
  const { number, at, by, changed, how, restoredFrom } = version;
  const isLatest = number === entry.version;
  const notes = {
    saved: '',
    restored: t('cms.versions.restoredFrom', { number: restoredFrom ?? 0 }),
    resolved: t('cms.versions.resolved'),
    imported: t('cms.versions.imported'),
  };
  return (
    <li className="py-3">
      <p className="font-semibold">
        {t('cms.versions.number', { number })} {isLatest && `· ${t('cms.versions.latest')}`}
      </p>
      <p className="text-step--1 text-muted">
        <bdi>{by}</bdi> · {moment(at, { dateStyle: 'medium', timeStyle: 'short' })}
        {notes[how] && ` · ${notes[how]}`}
      </p>
      <p className="mt-1 text-step--1">{t('cms.versions.changed', { count: changed.length })}</p>
      {!isLatest && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="s" variant="secondary" onClick={onCompare}>
            {t('cms.versions.compare')}
          </Button>
          {entry.rights.shared && !entry.deletedAt && (
            <RestoreButton entry={entry} number={number} onRestored={onRestored} />
          )}
        </div>
      )}
    </li>
  );
}

interface ComparisonProps {
  entry: EntryView;
  version: VersionSummary;
  onClose(): void;
}

function Comparison({ entry, version, onClose }: ComparisonProps) {
  const t = useTranslations();
  const { api } = usePage();
  const labelOf = usePathLabels(entry);
  const { data } = useQuery(comparisonQuery(api, { id: entry.id, from: version.number, to: entry.version }));
  return (
    <Dialog
      title={t('cms.versions.compareTitle', { number: version.number })}
      closeLabel={t('cms.text.close')}
      onClose={onClose}
    >
      {data?.items.length === 0 && <p>{t('cms.versions.same')}</p>}
      <ul className="grid gap-4">
        {data?.items.map(({ path, before, after }) => (
          <li key={path} className="grid gap-2 sm:grid-cols-2">
            <p className="font-semibold sm:col-span-2">{labelOf(path)}</p>
            <div>
              <h3 className="text-step--1 text-muted">{t('cms.versions.then')}</h3>
              <FieldValue value={before} path={path} />
            </div>
            <div>
              <h3 className="text-step--1 text-muted">{t('cms.versions.now')}</h3>
              <FieldValue value={after} path={path} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
