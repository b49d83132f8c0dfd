import { useFormatter } from 'use-intl';
import type { PanelValue } from '#features/people/panel/contract.ts';
import { useMoment } from '#page/use-moment.ts';

/** A value of the panel: what people wrote keeps its own direction, and nothing is a dash. */
export function PanelValueText({ value }: { value: PanelValue }) {
  const format = useFormatter();
  const moment = useMoment();
  if (value === null) return <span aria-hidden="true">–</span>;
  switch (value.kind) {
    case 'words':
      return value.words;
    case 'text':
      return <bdi className="wrap-anywhere">{value.text}</bdi>;
    case 'link':
      return (
        <a href={value.href} className="text-link wrap-anywhere">
          <bdi>{value.text}</bdi>
        </a>
      );
    case 'number':
      return <span className="tabular-nums">{format.number(value.number)}</span>;
    case 'time':
      return (
        <time dateTime={value.at} className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
          {moment(value.at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      );
  }
}
