import { useTranslations } from 'use-intl';
import { isolate } from '#ui/text/isolate.tsx';
import { readList, type NameOrder } from '../policy.ts';
import type { PreviewedList } from './previewed-list.ts';

const orders: readonly NameOrder[] = ['first', 'last'];

/** Asks which name comes first on a list without headings, using its first student with two names as the example. */
export function OrderQuestion({ checked, onChosen }: { checked: PreviewedList; onChosen(): void }) {
  const t = useTranslations();
  const { written, order } = checked;
  const { mayAskOrder, asksOrder } = readList(written);
  if (!mayAskOrder) return null;
  return (
    <fieldset className="mt-4 rounded-control bg-paper p-4">
      <legend className="contents">
        <span className="font-semibold">
          {asksOrder ? t('classes.add.orderAsked') : t('classes.add.orderAssumed')}
        </span>
      </legend>
      <div className="mt-2 flex flex-wrap gap-x-6">
        {orders.map((one) => {
          const example = exampleOf(written, one);
          return (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="order"
                value={one}
                defaultChecked={one === (order ?? (asksOrder ? undefined : 'first'))}
                onChange={onChosen}
                className="size-5 shrink-0 accent-pomegranate"
              />
              <span>{t.rich('classes.add.orderExample', { ...example, b: bold, bdi: isolate })}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The first student to whom the order matters. */
function exampleOf(written: string, order: NameOrder): { firstName: string; lastName: string } {
  const { students } = readList(written, order);
  const [example] = students.filter(({ firstName, lastName }) => firstName !== '' && lastName !== '');
  return { firstName: example?.firstName ?? '', lastName: example?.lastName ?? '' };
}

function bold(words: React.ReactNode) {
  return <b>{words}</b>;
}
