import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Badge } from '#ui/card/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { buttonLook } from '#ui/button/button-look.ts';
import { Card } from '#ui/card/card.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import { isPresentable } from '#features/presenting/offered/is-presentable.ts';
import { PresentLink } from '#features/presenting/offered/present-link.tsx';
import type { AssignmentView } from '../contract.ts';
import { removeForm } from './assignment-forms.ts';
import { useKindNames } from './use-kind-names.ts';

interface AssignmentCardProps {
  classId: string;
  assignment: AssignmentView;
  isReadOnly: boolean;
}

/** One assignment as its teacher sees it: what, to whom, until when, and how far the class is. */
export function AssignmentCard({ classId, assignment, isReadOnly }: AssignmentCardProps) {
  const t = useTranslations();
  const format = useFormatter();
  const kindName = useKindNames();
  const { id, kind, title, to, note, nextDue, repeatUntil, over, students, counted, done, late } = assignment;
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T12:00Z`), {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  const doneWords = t('teaching.grid.doneOf', { done, students });
  const titleId = `assignment-${id}`;
  return (
    <Card as="li" labelledBy={titleId}>
      <p className="flex flex-wrap gap-2">
        <Badge tone={over ? 'neutral' : 'info'}>{kindName(kind)}</Badge>
        <Badge>{to.name === undefined ? t('teaching.assign.toAll') : <bdi>{to.name}</bdi>}</Badge>
        {over && <Badge>{t('teaching.assignments.over')}</Badge>}
      </p>
      <h2 id={titleId} className="mt-3 text-step-1 leading-snug wrap-anywhere">
        {title ?? t('teaching.assignments.gone')}
      </h2>
      {note !== '' && <p className="mt-1 text-pretty wrap-anywhere">{note}</p>}
      <p className="mt-2 text-step--1 text-muted">
        {t('teaching.assignments.due', { day: day(nextDue) })}
        {repeatUntil !== undefined && ` · ${t('teaching.assignments.weekly', { day: day(repeatUntil) })}`}
      </p>
      {counted && students > 0 && (
        <>
          <ProgressBar
            share={done / students}
            label={title ?? ''}
            valueText={doneWords}
            size="m"
            className="mt-4"
          />
          <p className="mt-1.5 text-step--1 tabular-nums">
            <span className="font-semibold">{doneWords}</span>
            {late > 0 && ` · ${t('teaching.assignments.late', { students: late })}`}
          </p>
        </>
      )}
      {!isReadOnly && (
        <div className="mt-4 flex flex-wrap items-start gap-3">
          <Projector classId={classId} items={assignment.items} />
          <Button href={href('assignment', { classId, assignmentId: id })} size="s" variant="secondary">
            {t('teaching.assign.change')}
          </Button>
          <Removal id={id} />
        </div>
      )}
    </Card>
  );
}

/** The items of it that can be shown on the projector. */
function Projector({ classId, items }: { classId: string; items: AssignmentView['items'] }) {
  const t = useTranslations();
  const shown = items.filter(({ type }) => isPresentable(type));
  const [only] = shown;
  if (!only) return null;
  if (shown.length === 1) return <PresentLink classId={classId} item={only} />;
  return (
    <details className="open:basis-full">
      <summary className={classNames(buttonLook('secondary', 's', false), 'cursor-pointer')}>
        <Icon shape={IconPresentation} />
        {t('presenting.link.text')}
      </summary>
      <ul className="mt-1 divide-y divide-line rounded-control bg-sand px-4">
        {shown.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <span className="min-w-0 grow">{item.title}</span>
            <PresentLink classId={classId} item={item} isIcon />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Removal({ id }: { id: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const form = usePageForm(removeForm, {
    about: [id],
    doneText: t('teaching.assignments.removed'),
    invalidates: [api.teaching.key()],
  });
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center px-2">
        {t('teaching.assignments.remove')}
      </summary>
      <PageForm form={form} className="mt-1 rounded-control bg-sand p-4">
        <p className="text-step--1">{t('teaching.assignments.removeText')}</p>
        <Button type="submit" size="s" className="mt-3" busy={form.busy}>
          {t('teaching.assignments.removeYes')}
        </Button>
      </PageForm>
    </details>
  );
}
