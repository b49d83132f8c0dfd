import { useState, type SubmitEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { locales } from '#core/locale.ts';
import type { PageRefusal } from '#page/find-refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Field } from '#ui/field/field.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import type { LanguageStatus } from '#features/cms/entries/contract.ts';
import { clockAt, instantAt } from '#core/zoned-time.ts';
import type { ScheduledTime } from './entry-life.ts';

interface ScheduleDialogProps {
  language: LanguageStatus;
  busy: boolean;
  /** Why the time was refused. */
  refusal: Pick<PageRefusal, 'message' | 'issues'> | undefined;
  onSend(time: ScheduledTime): void;
  onClose(): void;
}

/** Asks when a language is to be published: a day, a time, and the zone whose clocks show it. */
export function ScheduleDialog({ language, busy, refusal, onSend, onClose }: ScheduleDialogProps) {
  const t = useTranslations();
  const format = useFormatter();
  const [when, setWhen] = useState(() => startFrom(language));
  const instant = instantAt(when.day, when.time, when.zone);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (instant) onSend({ at: instant, zone: when.zone });
  };
  return (
    <Dialog
      title={t('cms.schedule.title', { language: locales[language.locale].name })}
      closeLabel={t('cms.text.close')}
      onClose={onClose}
    >
      <form onSubmit={send} className="grid gap-4" noValidate>
        <p>{t('cms.schedule.intro')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('cms.schedule.day')} required error={refusal?.issues['publishAt']}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={when.day}
                onChange={({ target }) => setWhen({ ...when, day: target.value })}
              />
            )}
          </Field>
          <Field label={t('cms.schedule.time')} required>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={when.time}
                onChange={({ target }) => setWhen({ ...when, time: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label={t('cms.schedule.zone')}>
          {(control) => (
            <SelectInput
              {...control}
              dir="ltr"
              value={when.zone}
              onChange={({ target }) => setWhen({ ...when, zone: target.value })}
            >
              {listZones(when.zone).map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        {instant && (
          <p className="text-muted">
            {t('cms.schedule.inYourTime', {
              at: format.dateTime(instant, { dateStyle: 'full', timeStyle: 'short', timeZone: ownZone() }),
            })}
          </p>
        )}
        {refusal && !refusal.issues['publishAt'] && (
          <Callout tone="danger" announced>
            {refusal.message}
          </Callout>
        )}
        <Button type="submit" busy={busy}>
          {t('cms.schedule.send')}
        </Button>
      </form>
    </Dialog>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function listZones(chosen: string): string[] {
  return [...new Set([chosen, ownZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}

/** The time that is set already, else tomorrow morning. */
function startFrom({ publishAt, zone }: LanguageStatus): { day: string; time: string; zone: string } {
  if (publishAt && zone) return { ...clockAt(new Date(publishAt), zone), zone };
  const own = ownZone();
  return { day: clockAt(new Date(Date.now() + 86_400_000), own).day, time: '09:00', zone: own };
}
