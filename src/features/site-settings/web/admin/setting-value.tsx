import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { findAt, readRows, toText } from '#features/site-settings/policy.ts';
import type { SettingFieldView, SettingView } from '#features/site-settings/contract.ts';

const shownRows = 6;
const mostInLine = 2;

interface SettingValueProps {
  setting: SettingView;
  value: unknown;
  /** Says beside what differs what the product ships with. */
  comparesInitial?: boolean;
}

/** A setting's value in words: each field with its unit, a long list as its length. */
export function SettingValue({ setting, value, comparesInitial = false }: SettingValueProps) {
  const t = useTranslations();
  const say = useSayValue();
  const locale = useLocale();
  const { fields, rows, initial } = setting;
  const list = rows ? readRows(value, rows.path) : [];
  // Fields of a group share a line, or many of them a list.
  const lines = [...Map.groupBy(fields, ({ group, label }) => group ?? label)];
  const sayEach = (inLine: SettingFieldView[], from: unknown) =>
    inLine.map((field) => {
      const text = say(field, findAt(from, field.path));
      if (field.group === undefined) return text;
      return inLine.length > mostInLine
        ? `${field.label}: ${text}`
        : `${field.label.toLocaleLowerCase(locale)} ${text}`;
    });
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,auto)_minmax(0,1fr)]">
      {lines.map(([words, inLine]) => {
        const isWhole = inLine[0]?.path === '';
        const parts = sayEach(inLine, value);
        const [now, shipped] = [parts, sayEach(inLine, initial)].map((each) => each.join(', '));
        return (
          <div key={words} className="contents">
            <dt className={isWhole ? 'sr-only' : 'text-muted max-sm:mt-1'}>{words}</dt>
            <dd className={isWhole ? 'sm:col-span-2' : undefined}>
              <strong className="font-semibold tabular-nums">
                {parts.length > mostInLine
                  ? parts.map((part) => (
                      <span key={part} className="block wrap-anywhere">
                        {part}
                      </span>
                    ))
                  : now}
              </strong>
              {comparesInitial && now !== shipped && (
                <span className="ms-2 text-step--1 text-muted">
                  {t('siteSettings.list.initial', { value: shipped ?? '' })}
                </span>
              )}
            </dd>
          </div>
        );
      })}
      {rows &&
        list.length <= shownRows &&
        list.map((row, index) => {
          const [first, ...others] = rows.columns;
          return (
            <div key={index} className="contents">
              <dt className="text-muted max-sm:mt-1">{first && say(first, findAt(row, first.path))}</dt>
              <dd className="font-semibold tabular-nums">
                {others.map((column) => say(column, findAt(row, column.path))).join(' · ')}
              </dd>
            </div>
          );
        })}
      {rows && list.length > shownRows && (
        <div className="contents">
          <dt className="text-muted max-sm:mt-1">{rows.columns.map(({ label }) => label).join(', ')}</dt>
          <dd className="font-semibold">{t('siteSettings.list.rows', { count: list.length })}</dd>
        </div>
      )}
    </dl>
  );
}

function useSayValue(): (field: SettingFieldView, value: unknown) => string {
  const format = useFormatter();
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (field, value) => {
    const text = toText(field, value);
    if (text === '') return '–';
    if (field.type === 'choice') return field.options?.find((option) => option.value === text)?.label ?? text;
    if (field.type === 'country') return /^[A-Z]{2}$/.test(text) ? (countries.of(text) ?? text) : text;
    if (field.type === 'date')
      return format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
    // Isolated, since it may be in a script of another direction than the words around it.
    if (field.type === 'text') return `\u2068${text}\u2069`;
    const number = format.number(Number(text));
    return field.unit ? `${number} ${field.unit}` : number;
  };
}
