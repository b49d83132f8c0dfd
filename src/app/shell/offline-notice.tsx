import { useQueryClient } from '@tanstack/react-query';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Container } from '#ui/layout/container.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { useMoment } from '#page/use-moment.ts';

/** Says that there is no connection, and how old the page is; once there is one again, offers to reload. */
export function OfflineNotice({ connection }: { connection: string | undefined }) {
  const t = useTranslations();
  const moment = useMoment();
  const queries = useQueryClient();
  const before = useRef(connection);
  useEffect(() => {
    if (before.current !== undefined && connection === undefined) {
      toasts.show({ tone: 'success', text: t('app.offline.back') });
      void queries.invalidateQueries();
    }
    before.current = connection;
  }, [connection, queries, t]);

  if (connection === undefined) return null;
  const when = (keptAt: string) =>
    moment(keptAt, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  return (
    <div className="on-paper relative border-t border-line bg-tint-gold">
      <Container>
        <p className="flex items-center gap-3 py-3 font-medium">
          <Icon shape={IconCloudOff} size={24} className="text-gold-deep" />
          {connection === 'lost' ? t('app.offline.lost') : t('app.offline.from', { when: when(connection) })}
        </p>
      </Container>
    </div>
  );
}
