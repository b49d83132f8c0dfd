import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
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
          {facts.map(({ id, text, count, href, language }) => (
            <Card as="li" key={id} raises={href !== undefined}>
              <p className="text-step-3 font-extrabold tabular-nums">{format.number(count)}</p>
              <p className="text-muted">
                {href === undefined ? (
                  t(text, { count, language: language ? locales[language].name : '' })
                ) : (
                  <a href={href} className="stretched-link hover:underline">
                    {t(text, { count, language: language ? locales[language].name : '' })}
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
