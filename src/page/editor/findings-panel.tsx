import IconAccessible from '@tabler/icons-react/dist/esm/icons/IconAccessible.mjs';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { sortFindings } from '#core/findings.ts';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { FindingLine, type PlacedFinding } from './finding-line.tsx';

interface FindingsPanelProps {
  findings: readonly PlacedFinding[];
  /** Leads to the field of a finding that has no address of its own. */
  onShow?(finding: PlacedFinding): void;
}

/** What would keep a reader out; each finding leads to where it can be mended. */
export function FindingsPanel({ findings, onShow }: FindingsPanelProps) {
  const t = useTranslations();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} className="grid grid-cols-1 gap-2">
      <h2 id={titleId} className="flex items-center gap-2 text-step-1 font-bold">
        <Icon shape={IconAccessible} />
        {t('page.findings.title')}
      </h2>
      {findings.length === 0 ? (
        <p className="text-muted">{t('page.findings.none')}</p>
      ) : (
        <ul>
          {sortFindings(findings).map((finding) => (
            <FindingLine key={`${finding.path} ${finding.kind}`} finding={finding} onShow={onShow} />
          ))}
        </ul>
      )}
    </Card>
  );
}
