import { useFormatter, useTranslations } from 'use-intl';
import type { CueFault } from './cue-faults.ts';

/** What should be mended in a caption, in words. */
export function CueFaultList({ faults, id }: { faults: readonly CueFault[]; id: string }) {
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="flex flex-wrap gap-x-4 text-step--1 font-semibold text-danger">
      {faults.map((fault, index) => (
        <li key={index}>
          <Words fault={fault} />
        </li>
      ))}
    </ul>
  );
}

function Words({ fault }: { fault: CueFault }) {
  const t = useTranslations();
  const format = useFormatter();
  const tenths = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  switch (fault.kind) {
    case 'empty':
      return t('learning.captions.faultEmpty');
    case 'overlaps':
      return t('learning.captions.faultOverlaps');
    case 'outside':
      return t('learning.captions.faultOutside');
    case 'rows':
      return t('learning.captions.faultRows', { has: fault.has, bound: fault.bound });
    case 'width':
      return t('learning.captions.faultWidth', { has: fault.has, bound: fault.bound });
    case 'short':
      return t('learning.captions.faultShort', { has: tenths(fault.has), bound: tenths(fault.bound) });
    case 'fast':
      return t('learning.captions.faultFast', { has: tenths(fault.has), bound: tenths(fault.bound) });
  }
}
