import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { FactView } from '#features/administration/contract.ts';

interface FactListProps {
  title: string;
  facts: readonly FactView[];
  /** What is said when there is none. */
  empty?: string;
}

/** Facts of one sort as cards, each with its number first. */
export function FactList({ title, facts, empty }: FactListProps) {
  const t = useTranslations();
  const format = useFormatter();
  const languages = new Intl.DisplayNames(locales[usePage().locale].tag, { type: 'language' });
  const say = ({ text, count, language }: FactView) =>
    t(text, { count, language: (language && languages.of(language)) ?? '' });
  return (
    <section className="mt-8">
      <h2 className="text-step-1 font-bold">{title}</h2>
      {facts.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-olive">
          <Icon shape={IconCircleCheck} />
          {empty}
        </p>
      ) : (
        <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {facts.map((fact) => (
            <Card as="li" key={fact.id} raises={fact.href !== undefined}>
              <p className="text-step-3 font-extrabold tabular-nums">{format.number(fact.count)}</p>
              <p className="text-muted">
                {fact.href === undefined ? (
                  say(fact)
                ) : (
                  <a href={fact.href} className="stretched-link hover:underline">
                    {say(fact)}
                  </a>
                )}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </section>
  );
}
