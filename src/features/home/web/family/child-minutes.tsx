import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import type { ChildTime, FamilyChild, TimeRequest } from '#features/families/contract.ts';
import { childTimeForms } from '#features/families/offered/child-time-forms.ts';

const closedWords = {
  minutes: 'home.family.closedMinutes',
  day: 'home.family.closedDay',
  quiet: 'home.family.closedQuiet',
  holy: 'home.family.closedHoly',
} as const;

/** A child's time today, in a strip and in words, and her request for more. */
export function ChildMinutes({ child, time }: { child: FamilyChild; time: ChildTime }) {
  const t = useTranslations();
  const { minutesPerDay, minutesRemaining, minutesSpent, minutesGiven, closed, request } = time;
  if (minutesSpent === null) return <p className="mt-5 text-muted">{t('home.family.noLimit')}</p>;
  // None on a day on which screens rest, or that a parent has closed.
  const limit = (minutesPerDay ?? 0) + minutesGiven;
  const used =
    limit === 0
      ? t('home.family.used', { minutes: minutesSpent })
      : t('home.family.usedOf', { minutes: minutesSpent, limit });
  return (
    <div className="mt-5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{used}</span>
        <span className="font-semibold">
          {closed
            ? t(closedWords[closed])
            : minutesRemaining !== null && t('home.family.left', { minutes: minutesRemaining })}
        </span>
      </p>
      {limit > 0 && (
        <ProgressBar
          share={minutesSpent / limit}
          label={used}
          valueText={used}
          tone="reward"
          size="m"
          className="mt-2 w-full"
        />
      )}
      {request?.granted === null && <Asked child={child} request={request} />}
      {request?.granted !== null && (closed === 'minutes' || closed === 'day') && (
        <GiveMore childId={child.id} />
      )}
    </div>
  );
}

function Asked({ child, request }: { child: FamilyChild; request: TimeRequest }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(childTimeForms.answer, {
    about: [child.id, request.id],
    doneText: t('home.family.answered'),
    invalidates: [api.families.key()],
  });
  const { minutes } = request;
  return (
    <div className="mt-4 rounded-card bg-tint-gold p-4">
      <p className="font-semibold">{t('home.family.asks', { name: child.firstName, minutes })}</p>
      <PageForm form={form} className="mt-3 flex flex-wrap gap-3">
        <SubmitButton name="granted" value="yes" size="s">
          {t('home.family.yes', { minutes })}
        </SubmitButton>
        <SubmitButton name="granted" value="no" size="s" variant="secondary">
          {t('home.family.no')}
        </SubmitButton>
      </PageForm>
    </div>
  );
}

function GiveMore({ childId }: { childId: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(childTimeForms.give, {
    about: [childId],
    doneText: t('home.family.answered'),
    invalidates: [api.families.key()],
  });
  return (
    <PageForm form={form} className="mt-3 flex flex-wrap gap-3">
      {[15, 30].map((minutes) => (
        <SubmitButton key={minutes} name="extraMinutes" value={String(minutes)} size="s" variant="secondary">
          {t('home.family.give', { minutes })}
        </SubmitButton>
      ))}
    </PageForm>
  );
}
