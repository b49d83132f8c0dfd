import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { TextInput } from '#ui/field/text-input.tsx';

interface DueFieldProps {
  classId: string;
  known: string;
  place: string;
}

/** The day something is due. On Shabbat or Yom Tov it says why not, and offers the next day. */
export function DueField({ classId, known, place }: DueFieldProps) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const [typed, setTyped] = useState<string>();
  const day = typed ?? known;
  const { data } = useQuery({
    ...api.teaching.dueDay.queryOptions({ input: { id: classId, day } }),
    enabled: typed !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(typed),
    staleTime: Infinity,
  });
  const next =
    data?.holyDay &&
    format.dateTime(new Date(`${data.next}T12:00Z`), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  return (
    <div>
      <PageField
        name="due"
        known={known}
        label={t('teaching.assign.due')}
        hint={t('teaching.assign.dueHint', { place })}
        required
      >
        {({ defaultValue, ...control }) => (
          <TextInput
            {...control}
            type="date"
            value={typed ?? defaultValue ?? ''}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </PageField>
      {data?.holyDay && (
        <Callout tone="info" announced className="mt-3">
          <p>
            {data.holyDay === 'shabbat'
              ? t('teaching.assign.shabbat', { place: data.place })
              : t('teaching.assign.yomTov', { place: data.place })}
          </p>
          <Button size="s" variant="secondary" className="mt-3" onClick={() => setTyped(data.next)}>
            {t('teaching.assign.takeNext', { day: next ?? '' })}
          </Button>
        </Callout>
      )}
    </div>
  );
}
