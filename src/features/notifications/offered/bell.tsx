import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';

/** The header's way to the messages, with how many are unread. */
export function Bell() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { pathname } = useLocation();
  const { data } = useQuery(api.notifications.unread.queryOptions({ staleTime: 60_000 }));
  const unread = data?.unread ?? 0;
  const label = t('notifications.bell.label', { count: unread });
  return (
    <a
      href={href('messages')}
      title={label}
      aria-current={pathname === href('messages') ? 'page' : undefined}
      className="relative inline-grid size-11 place-content-center rounded-pill transition duration-200 ease-paper hover:bg-sand aria-[current]:bg-sand"
    >
      <Icon shape={IconBell} size={24} />
      <span className="sr-only" aria-live="polite">
        {label}
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-content-center rounded-pill bg-pomegranate px-1 text-xs leading-none font-bold text-white"
        >
          {unread > 99 ? '99+' : format.number(unread)}
        </span>
      )}
    </a>
  );
}
