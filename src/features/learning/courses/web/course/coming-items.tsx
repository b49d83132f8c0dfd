import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon/icon.tsx';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { itemKinds } from '#features/learning/kinds/policy.ts';
import { inLanguage } from '#features/learning/offered/text-language.ts';

/** What a chapter will also have: something to look forward to, without links. */
export function ComingItems({ items }: { items: readonly ItemView[] }) {
  const t = useTranslations();
  return (
    <div className="mx-2 mt-3 border-t-2 border-dashed border-line pt-4 pb-2 sm:mx-3">
      <p className="mb-4 flex items-center gap-2 text-step--1 font-semibold text-muted">
        <Icon shape={IconClock} size={18} />
        {t('learning.lockWord.later')}
      </p>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="flex gap-4">
            <ItemKindIcon kind={item.type} />
            <div className="min-w-0">
              <h4 className="leading-snug font-semibold" {...inLanguage(item.lang)}>
                {item.title}
              </h4>
              <p className="text-step--1 font-medium text-muted">
                {item.minutes > 0
                  ? t('learning.item.kindAndMinutes', {
                      kind: t(itemKinds[item.type].name),
                      minutes: item.minutes,
                    })
                  : t(itemKinds[item.type].name)}
              </p>
              <p className="mt-1 text-step--1 text-muted" {...inLanguage(item.lang)}>
                {item.summary}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
