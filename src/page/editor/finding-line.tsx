import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useTranslations } from 'use-intl';
import { severityOf, type Finding } from '#core/findings.ts';
import type { Locale } from '#core/locale.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useSayFinding } from './use-say-finding.ts';

/** A finding with the name of what it is about, and the address of its editor if that is another page. */
export interface PlacedFinding extends Finding {
  place?: string | undefined;
  /** The language whose readers it keeps out. */
  lang?: Locale | undefined;
  href?: string | undefined;
}

interface FindingLineProps {
  finding: PlacedFinding;
  /** Leads to the field of a finding that has no address of its own. */
  onShow?: ((finding: PlacedFinding) => void) | undefined;
}

/** One finding: how bad it is, and what it is. */
export function FindingLine({ finding, onShow }: FindingLineProps) {
  const t = useTranslations();
  const sayFinding = useSayFinding();
  const isError = severityOf[finding.kind] === 'error';
  const words = sayFinding(finding, finding.place);
  return (
    <li className="flex items-start gap-2">
      <Icon
        shape={isError ? IconAlertTriangle : IconInfoCircle}
        size={20}
        className={isError ? 'mt-3 text-danger' : 'mt-3 text-gold-deep'}
      />
      <p className="min-w-0 py-2.5">
        <span className={isError ? 'me-2 font-bold text-danger' : 'me-2 font-bold text-gold-deep'}>
          {isError ? t('page.findings.error') : t('page.findings.warning')}
        </span>
        <FindingLink finding={finding} words={words} onShow={onShow} />
      </p>
    </li>
  );
}

function FindingLink({ finding, words, onShow }: { words: string } & FindingLineProps) {
  if (finding.href !== undefined)
    return (
      <a href={finding.href} className="text-link">
        {words}
      </a>
    );
  if (!onShow) return words;
  return (
    <button type="button" className="text-link text-start" onClick={() => onShow(finding)}>
      {words}
    </button>
  );
}
