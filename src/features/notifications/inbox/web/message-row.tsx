import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconBrush from '@tabler/icons-react/dist/esm/icons/IconBrush.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconMedal from '@tabler/icons-react/dist/esm/icons/IconMedal.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { usePage } from '#page/page-provider.tsx';
import { Icon, type IconShape } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import type { MessageLook, MessageView } from '../contract.ts';

const looks: Record<MessageLook, { icon: IconShape; paper: string }> = {
  work: { icon: IconBrush, paper: 'bg-sky text-ink' },
  gift: { icon: IconGift, paper: 'bg-tint-olive text-olive' },
  medal: { icon: IconMedal, paper: 'bg-gold text-on-gold' },
  class: { icon: IconSchool, paper: 'bg-dusk text-white' },
  family: { icon: IconHeartHandshake, paper: 'bg-tint-olive text-olive' },
  news: { icon: IconSpeakerphone, paper: 'bg-sand text-ink' },
};

/** One message: what has happened, when, and the way there, which also marks it as read. */
export function MessageRow({ message }: { message: MessageView }) {
  const t = useTranslations();
  const format = useFormatter();
  const now = useNow();
  const { api } = usePage();
  const queries = useQueryClient();
  const read = useMutation(
    api.notifications.read.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
    }),
  );
  const { id, look, text, more, lang, href, createdAt } = message;
  const { icon, paper } = looks[look];
  return (
    <li>
      <a
        href={href}
        onClick={() => message.read || read.mutate({ id })}
        className={classNames(
          'flex items-center gap-4 rounded-large p-4 transition duration-200 ease-paper hover:bg-sand sm:px-5',
          !message.read && 'bg-paper shadow-lift-1',
        )}
      >
        <span className={classNames('grid size-12 shrink-0 place-content-center rounded-pill', paper)}>
          <Icon shape={icon} size={24} />
        </span>
        <span className="min-w-0 grow">
          <span
            {...(lang && { lang, dir: 'auto' })}
            className={classNames('block leading-snug', message.read ? 'text-ink-soft' : 'font-semibold')}
          >
            {text}
          </span>
          {more && (
            <span lang={lang} dir="auto" className="mt-1 block text-pretty text-ink-soft">
              {more}
            </span>
          )}
          <time dateTime={createdAt} className="mt-1 block text-step--1 text-muted">
            {format.relativeTime(new Date(createdAt), now)}
          </time>
        </span>
        {!message.read && (
          <span className="size-3 shrink-0 rounded-pill bg-pomegranate">
            <span className="sr-only">{t('notifications.page.unread')}</span>
          </span>
        )}
      </a>
    </li>
  );
}
