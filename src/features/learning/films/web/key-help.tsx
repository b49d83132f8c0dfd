import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import { useTranslations } from 'use-intl';
import { CachedPart } from '#ui/layout/cached-part.tsx';
import { Icon } from '#ui/icon/icon.tsx';

/** The player's keys in one line, if there is a keyboard. */
export function KeyHelp({ hasTracks }: { hasTracks: boolean }) {
  const t = useTranslations();
  return (
    <details className="mt-4 -ms-3 hidden text-step--1 text-night-soft lg:block pointer-coarse:hidden">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-medium hover:bg-white/8">
        <Icon shape={IconKeyboard} />
        {t('learning.keys.title')}
      </summary>
      <CachedPart
        as="ul"
        className="flex flex-wrap gap-x-5 gap-y-2 px-3 py-2"
        part={Keys}
        with={{ hasTracks }}
      />
    </details>
  );
}

function Keys({ hasTracks }: { hasTracks: boolean }) {
  const t = useTranslations();
  const keys = [
    { keys: [t('learning.keys.space')], does: t('learning.keys.play') },
    { keys: ['←', '→'], does: t('learning.keys.fiveSeconds') },
    { keys: ['J', 'L'], does: t('learning.keys.tenSeconds') },
    { keys: ['M'], does: t('learning.keys.sound') },
    { keys: ['C'], does: t('learning.keys.captions') },
    ...(hasTracks ? [{ keys: ['A'], does: t('learning.keys.tracks') }] : []),
    { keys: ['F'], does: t('learning.keys.fullscreen') },
    { keys: ['<', '>'], does: t('learning.keys.speed') },
  ];
  return keys.map(({ keys, does }) => (
    <li key={does} className="flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd
          key={key}
          dir="ltr"
          className="rounded-small bg-white/12 px-2 py-0.5 font-sans font-semibold text-white"
        >
          {key}
        </kbd>
      ))}
      <span>{does}</span>
    </li>
  ));
}
