import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { SelectInput } from '#ui/field/select-input.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import type { ChildTimeRules, FamilyChild } from '#features/families/contract.ts';
import { childTimeForms } from '#features/families/offered/child-time-forms.ts';
import { familyOverviewQuery } from '#features/families/offered/overview-query.ts';
import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';

const offered = [15, 20, 30, 45, 60, 90, 120, 180, 240];
/** What most families begin with: a limit for each day, and rest on Shabbat and Yom Tov. */
const firstRules: ChildTimeRules = { minutes: Array<number>(7).fill(45), quiet: null, onHolyDays: 'rest' };
/** A Sunday, for the names of the days of the week. */
const aSunday = Date.UTC(2026, 10, 15, 12);

export async function load({ page, params }: PageArgs): Promise<void> {
  const overview = await page.queries.query(familyOverviewQuery(page.api));
  if (!overview.children.some(({ id, isMember }) => isMember && id === params['memberId']))
    throw unknownPage();
}

/** `/family/time/…`: when a child may learn on a screen. */
export default function ChildTimePage() {
  const { memberId = '' } = useParams();
  const { data } = useSuspenseQuery(familyOverviewQuery(usePage().api));
  const child = data.children.find(({ id }) => id === memberId);
  return child ? <RulesOf key={memberId} child={child} /> : null;
}

function RulesOf({ child }: { child: FamilyChild }) {
  const t = useTranslations();
  const { api } = usePage();
  const known = child.time?.rules;
  const options = { about: [child.id], invalidates: [api.families.key()] };
  const form = usePageForm(childTimeForms.rules, { ...options, doneText: t('home.family.saved') });
  const lift = usePageForm(childTimeForms.lift, { ...options, doneText: t('home.family.lifted') });
  const title = t('home.family.rulesTitle', { name: child.firstName });
  return (
    <Container className="max-w-reading py-8 sm:py-12">
      <PageHead title={title} path={href('familyTime', { memberId: child.id })} noindex />
      <a href={href('family')} className="inline-flex min-h-11 items-center font-semibold underline">
        {t('home.family.back')}
      </a>
      <h1 className="mt-2 text-step-4">{title}</h1>
      <p className="mt-2 text-pretty text-muted">{t('home.family.rulesIntro')}</p>
      <Card padding="l" className="mt-8">
        <PageForm key={known ? 'set' : 'first'} form={form} className="space-y-8">
          <WeekFields rules={known ?? firstRules} />
          <QuietFields rules={known ?? firstRules} />
          <PageField
            name="onHolyDays"
            known={(known ?? firstRules).onHolyDays}
            label={t('home.family.holyLegend')}
          >
            {(control) => (
              <SelectInput {...control}>
                <option value="rest">{t('home.family.holyRest')}</option>
                <option value="open">{t('home.family.holyOpen')}</option>
              </SelectInput>
            )}
          </PageField>
          <SubmitButton>{t('home.family.save')}</SubmitButton>
        </PageForm>
      </Card>
      {known && (
        <PageForm form={lift} className="mt-6">
          <SubmitButton variant="secondary">{t('home.family.lift')}</SubmitButton>
        </PageForm>
      )}
    </Container>
  );
}

function WeekFields({ rules }: { rules: ChildTimeRules }) {
  const t = useTranslations();
  const format = useFormatter();
  return (
    <fieldset>
      <legend className="mb-3 text-step-1 font-semibold">{t('home.family.daysLegend')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {rules.minutes.map((minutes, day) => (
          <PageField
            key={day}
            name={`day${day}`}
            known={minutes === null ? '' : String(minutes)}
            label={format.dateTime(aSunday + day * 86_400_000, { weekday: 'long', timeZone: 'UTC' })}
          >
            {(control) => (
              <SelectInput {...control}>
                <option value="">{t('home.family.noLimitDay')}</option>
                <option value="0">{t('home.family.notThisDay')}</option>
                {[...new Set([...offered, ...(minutes ? [minutes] : [])])]
                  .toSorted((one, other) => one - other)
                  .map((choice) => (
                    <option key={choice} value={choice}>
                      {t('home.family.minutes', { minutes: choice })}
                    </option>
                  ))}
              </SelectInput>
            )}
          </PageField>
        ))}
      </div>
    </fieldset>
  );
}

function QuietFields({ rules: { quiet } }: { rules: ChildTimeRules }) {
  const t = useTranslations();
  return (
    <fieldset>
      <legend className="text-step-1 font-semibold">{t('home.family.quietLegend')}</legend>
      <p className="mt-1 mb-3 text-muted">{t('home.family.quietHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <PageField name="rules.quiet.from" known={quiet?.from} label={t('home.family.quietFrom')}>
          {(control) => <TextInput {...control} type="time" />}
        </PageField>
        <PageField name="rules.quiet.until" known={quiet?.until} label={t('home.family.quietUntil')}>
          {(control) => <TextInput {...control} type="time" />}
        </PageField>
      </div>
    </fieldset>
  );
}
