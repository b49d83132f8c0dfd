import { useFormatter, useTranslations } from 'use-intl';
import type { Finding, FindingKind } from '#core/findings.ts';

const words: Record<FindingKind, string> = {
  noDescription: 'page.findings.noDescription',
  fileNameAsDescription: 'page.findings.fileNameAsDescription',
  saysPictureOf: 'page.findings.saysPictureOf',
  sameDescription: 'page.findings.sameDescription',
  longWords: 'page.findings.longWords',
  emptyHeading: 'page.findings.emptyHeading',
  skippedHeading: 'page.findings.skippedHeading',
  vagueLink: 'page.findings.vagueLink',
  addressAsLink: 'page.findings.addressAsLink',
  noCaptions: 'page.findings.noCaptions',
  captionGaps: 'page.findings.captionGaps',
  fastCaptions: 'page.findings.fastCaptions',
  longCaptions: 'page.findings.longCaptions',
  shortCaptions: 'page.findings.shortCaptions',
};

/** A finding in words; with a place, after the name of what it is about. */
export function useSayFinding() {
  const t = useTranslations();
  const format = useFormatter();
  return ({ kind, count = 1, share = 0 }: Finding, place?: string): string => {
    const percent = format.number(share, { style: 'percent', maximumFractionDigits: 0 });
    const finding = t(words[kind], { count, share: percent });
    return place === undefined ? finding : t('page.findings.at', { place, finding });
  };
}
