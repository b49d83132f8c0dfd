import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

/** An item's title, summary and source, on night blue. */
export function LessonHeading({ item }: { item: ItemView }) {
  const t = useTranslations();
  return (
    <header className="max-w-reading">
      <h1 className="text-step-3" {...inLanguage(item.lang)}>
        {item.title}
      </h1>
      <p className="mt-3 text-step-1 text-pretty text-night-soft print:text-ink" {...inLanguage(item.lang)}>
        {item.summary}
      </p>
      {item.source && (
        <p className="mt-4 flex items-center gap-2 text-step--1 font-medium text-night-soft">
          <Icon shape={IconBook2} className="text-gold" />
          <span>
            {t.rich('learning.lesson.source', {
              source: item.source,
              cite: markSource,
            })}
          </span>
        </p>
      )}
    </header>
  );
}

function markSource(text: ReactNode) {
  return <cite className="text-white not-italic print:text-ink">{text}</cite>;
}
