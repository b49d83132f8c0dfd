import IconCandle from '@tabler/icons-react/dist/esm/icons/IconCandle.mjs';
import { useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** On Shabbat and Yom Tov: nothing is exchanged, everything can be looked at. The hour is that of the reader's own clock. */
export function RestNote({ resumesAt }: { resumesAt: string }) {
  const t = useTranslations();
  const { locale } = usePage();
  const isLive = useIsLive();
  const at = new Date(resumesAt);
  const say = (options: Intl.DateTimeFormatOptions) => at.toLocaleString(locales[locale].tag, options);
  return (
    <div className="on-night mb-2 flex gap-4 rounded-card bg-night p-5 text-white">
      <Icon shape={IconCandle} size={32} className="text-gold" />
      <div>
        <p className="text-step-1 font-bold">{t('store.rest.title')}</p>
        <p>
          {isLive
            ? t('store.rest.until', {
                weekday: say({ weekday: 'long' }),
                time: say({ hour: 'numeric', minute: '2-digit' }),
              })
            : t('store.rest.text')}
        </p>
      </div>
    </div>
  );
}
