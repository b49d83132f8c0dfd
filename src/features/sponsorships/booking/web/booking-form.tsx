import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageCheckbox } from '#page/form/page-checkbox.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Callout } from '#ui/card/callout.tsx';
import { Card } from '#ui/card/card.tsx';
import { href } from '#urls.ts';
import { DedicationFields } from '#features/sponsorships/web/dedication-fields.tsx';
import { bookingKeyQuery } from '#features/sponsorships/web/sponsorship-queries.ts';
import type { CalendarAsked, SponsorshipCalendar } from '../contract.ts';
import { Beside } from './beside.tsx';
import { bookForm } from './booking-forms.ts';

interface BookingFormProps {
  calendar: SponsorshipCalendar;
  asked: CalendarAsked;
}

/** For whom it is, once it is chosen; then on to paying. Where it is taken, the same form takes the nearest that is free, with what was typed. */
export function BookingForm({ calendar, asked }: BookingFormProps) {
  const t = useTranslations();
  const { api } = usePage();
  const navigate = useNavigate();
  const moment = useMoment();
  const queries = useQueryClient();
  const { data: key } = useSuspenseQuery(bookingKeyQuery);
  const form = usePageForm(bookForm, {
    invalidates: [api.sponsorships.calendar.key()],
    onDone: ({ target }) => navigate(href('donate', undefined, { to: target, currency: asked.currency })),
    onRefused({ code }) {
      if (code === 'taken') void queries.invalidateQueries({ queryKey: api.sponsorships.calendar.key() });
      return false;
    },
  });
  const { chosen } = calendar;
  const isOut = calendar.days.some(({ date, state }) => date === asked.on && state === 'out');
  const on = chosen?.isFree ? asked.on : chosen?.nearest?.first;
  return (
    <Card as="section" labelledBy="book" className="min-w-0">
      <h2 id="book" className="scroll-mt-24 text-step-2 font-bold">
        {chosen ? chosen.hebrew : t('sponsorships.page.nothingChosen')}
      </h2>
      {!chosen && <p className="mt-2 text-pretty text-ink-soft">{t('sponsorships.page.choose')}</p>}
      {chosen && <p className="text-pretty text-ink-soft">{chosen.civil}</p>}
      {chosen && asked.span !== 'month' && asked.span !== 'course' && (
        <p className="mt-1 text-step--1 text-pretty text-muted">{t('sponsorships.page.evening')}</p>
      )}
      {chosen?.isFree === false && (
        <p className="mt-4 text-pretty">
          {isOut
            ? t('sponsorships.refusal.outOfReach')
            : chosen.nearest
              ? t('sponsorships.page.nearest', {
                  hebrew: chosen.nearest.hebrew,
                  civil: chosen.nearest.civil,
                })
              : t('sponsorships.refusal.taken')}
        </p>
      )}
      {chosen?.held && (
        <Callout className="mt-4">
          {t('sponsorships.page.yours', { time: moment(chosen.held.until, { timeStyle: 'short' }) })}
        </Callout>
      )}
      {chosen && on !== undefined && (
        <PageForm key={chosen.held ? 'held' : 'new'} form={form} className="mt-5 space-y-6">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="span" value={asked.span} />
          <input type="hidden" name="on" value={on} />
          {asked.courseId !== undefined && <input type="hidden" name="courseId" value={asked.courseId} />}
          <DedicationFields {...(chosen.held && { known: chosen.held })} />
          <PageCheckbox
            name="repeats"
            known={chosen.held?.repeats ?? false}
            label={t('sponsorships.form.repeats')}
            hint={
              chosen.isFree
                ? t('sponsorships.form.repeatsHint', {
                    next: chosen.nextYear.civil,
                    nextYahrzeit: chosen.nextYahrzeit.civil,
                    isSame: String(chosen.nextYear.first === chosen.nextYahrzeit.first),
                  })
                : undefined
            }
          />
          {chosen.isFree && <Beside span={asked.span} beside={chosen.beside} />}
          <SubmitButton size="l" wide>
            {chosen.isFree || !chosen.nearest
              ? t('sponsorships.form.next')
              : t('sponsorships.page.takeNearest', { hebrew: chosen.nearest.hebrew })}
          </SubmitButton>
          <p className="text-step--1 text-pretty text-muted">{t('sponsorships.form.held')}</p>
        </PageForm>
      )}
    </Card>
  );
}
