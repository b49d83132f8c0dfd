import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import { PageField } from '#page/form/page-field.tsx';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { href } from '#urls.ts';
import type { DueDay } from '../contract.ts';
import { takeNextName } from './assignment-forms.ts';

interface DueFieldProps {
  classId: string;
  /** What is set so far. */
  known: string | undefined;
  /** What is suggested otherwise. */
  inAWeek: DueDay;
  /** She may choose the city whose calendar counts. */
  isOwner: boolean;
  /** The day that was posted without JavaScript. */
  judged: DueDay | undefined;
}

/** The day something is due. On Shabbat or Yom Tov it says why not, and offers the next day. */
export function DueField({ classId, known, inAWeek, isOwner, judged }: DueFieldProps) {
  const t = useTranslations();
  const { api } = usePage();
  const [typed, setTyped] = useState<string>();
  const day = typed ?? known ?? '';
  const { data } = useQuery({
    ...api.teaching.dueDay.queryOptions({ input: { id: classId, day } }),
    // What is suggested is an ordinary day.
    enabled: (typed !== undefined || known !== undefined) && /^\d{4}-\d{2}-\d{2}$/.test(day),
    staleTime: Infinity,
  });
  const shown = typed === undefined ? (judged ?? data) : data;
  const isSuggested = known === undefined && typed === undefined && !judged;
  return (
    <div>
      <PageField
        name="due"
        known={known ?? inAWeek.next}
        label={t('teaching.assign.due')}
        hint={t.rich('teaching.assign.dueHint', {
          place: inAWeek.place,
          link: isOwner ? toSettings : asItIs,
        })}
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
      {isSuggested && inAWeek.holyDay && (
        <Callout tone="info" className="mt-3">
          <p>
            {inAWeek.holyDay === 'shabbat'
              ? t('teaching.assign.weekShabbat')
              : t('teaching.assign.weekYomTov', { holiday: inAWeek.holiday ?? '' })}
          </p>
        </Callout>
      )}
      {shown?.holyDay && <HolyDay day={shown} onTake={setTyped} />}
    </div>
  );
}

/** Why the day cannot be chosen, unless the field has just said it, and the next one that can. */
function HolyDay({ day, onTake }: { day: DueDay; onTake(day: string): void }) {
  const t = useTranslations();
  const format = useFormatter();
  const isLive = useIsLive();
  const { issue, isChanged } = useFormField('due');
  const isSaidAtField = issue !== undefined && !isChanged;
  const { holyDay, holiday, next, place } = day;
  const words = format.dateTime(new Date(`${next}T12:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <Callout tone="info" announced className="mt-3">
      {!isSaidAtField && (
        <p className="mb-3">
          {holyDay === 'shabbat'
            ? t('teaching.assign.shabbat', { place })
            : t('teaching.assign.yomTov', { place, holiday: holiday ?? '' })}
        </p>
      )}
      <Button
        size="s"
        variant="secondary"
        {...(isLive
          ? { onClick: () => onTake(next) }
          : { type: 'submit' as const, name: takeNextName, value: next })}
      >
        {t('teaching.assign.takeNext', { day: words })}
      </Button>
    </Callout>
  );
}

function toSettings(city: ReactNode) {
  return (
    <a href={`${href('settingsProfile')}#place`} className="text-link">
      {city}
    </a>
  );
}

function asItIs(city: ReactNode) {
  return city;
}
