import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { SettingView } from '#features/site-settings/contract.ts';
import { SettingValue } from './setting-value.tsx';
import { useMoment } from '#page/use-moment.ts';

/** One setting: what is in force, beside it what the product ships with, and who changed it. */
export function SettingCard({ setting }: { setting: SettingView }) {
  const t = useTranslations();
  const moment = useMoment();
  const { key, title, hint, value, isInitial, changedAt, changedBy } = setting;
  return (
    <Card as="li" id={key} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="flex flex-wrap items-center gap-2 text-step-1 font-bold">
            {title}
            {!isInitial && <Badge tone="info">{t('siteSettings.list.changed')}</Badge>}
          </h3>
          {hint && <p className="mt-1 max-w-reading text-muted">{hint}</p>}
        </div>
        <Button
          variant="secondary"
          size="s"
          icon={IconPencil}
          href={adminHref('adminSetting', { settingKey: key })}
          aria-label={t('siteSettings.list.changeNamed', { title })}
        >
          {t('siteSettings.list.change')}
        </Button>
      </div>
      <SettingValue setting={setting} value={value} comparesInitial />
      {changedAt && changedBy && (
        <p className="text-step--1 text-muted">
          {t('siteSettings.list.changedBy', {
            name: changedBy,
            time: moment(changedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
    </Card>
  );
}
