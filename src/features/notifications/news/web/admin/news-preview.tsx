import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useTranslations } from 'use-intl';
import { localeCodes, locales } from '#core/locale.ts';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { NewsView } from '#features/notifications/news/contract.ts';

/** News as it stands among the messages, in each language that it has. */
export function NewsPreview({ news: { texts } }: { news: NewsView }) {
  const t = useTranslations();
  return (
    <Card>
      <h2 className="text-step-1">{t('notifications.news.preview')}</h2>
      <ul className="mt-4 grid gap-3">
        {localeCodes.map((locale) => {
          const words = texts[locale];
          if (!words) return null;
          const { direction } = locales[locale];
          return (
            <li
              key={locale}
              lang={locale}
              dir={direction}
              className="flex items-start gap-4 rounded-large bg-paper p-4 shadow-lift-1"
            >
              <span className="grid size-12 shrink-0 place-content-center rounded-pill bg-sand text-ink">
                <Icon shape={IconSpeakerphone} size={24} />
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block leading-snug font-semibold">{words.title}</span>
                {words.text && <span className="mt-1 block text-pretty text-ink-soft">{words.text}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-step--1 text-muted">{t('notifications.news.previewHint')}</p>
    </Card>
  );
}
