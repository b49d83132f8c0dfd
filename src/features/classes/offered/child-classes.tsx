import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import type { ClassOfChild } from '#features/families/contract.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { childClassForms } from './child-class-forms.ts';

interface ChildClassesProps {
  childId: string;
  name: string;
  classes: readonly ClassOfChild[];
  /** Whether the guardian still decides: not once the child has come of age. */
  mayDecide: boolean;
}

/** The classes that a child is in or waits for, and what her guardian may do about each. */
export function ChildClasses({ childId, name, classes, mayDecide }: ChildClassesProps) {
  const t = useTranslations();
  if (classes.length === 0) return null;
  return (
    <section className="mt-5" aria-label={t('classes.child.title')}>
      <ul className="space-y-3">
        {classes.map((each) =>
          mayDecide && each.waitsFor === 'guardian' ? (
            <Asked key={each.id} childId={childId} name={name} asked={each} />
          ) : (
            <li key={each.id} className="flex flex-wrap items-center gap-x-3">
              <Icon shape={IconSchool} className="shrink-0 text-olive" />
              <p className="min-w-0 grow basis-40 wrap-anywhere">
                {mayDecide && each.waitsFor === null ? (
                  <a href={href('ownClass', { classId: each.id })} className="text-link font-semibold">
                    <bdi>{each.name}</bdi>
                  </a>
                ) : (
                  <bdi className="font-semibold">{each.name}</bdi>
                )}
                {' · '}
                <bdi className="text-muted">{each.teacher}</bdi>
                <Standing waitsFor={each.waitsFor} />
              </p>
              {mayDecide && <TakeOut childId={childId} name={name} from={each} />}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}

function Standing({ waitsFor }: Pick<ClassOfChild, 'waitsFor'>) {
  const t = useTranslations();
  if (waitsFor !== 'seats' && waitsFor !== 'account') return null;
  return (
    <span className="block text-step--1 text-muted">
      {waitsFor === 'seats' ? t('classes.child.waitsForSeat') : t('classes.child.waitsForAccount')}
    </span>
  );
}

/** A class that waits for the guardian's yes. */
function Asked({ childId, name, asked }: { childId: string; name: string; asked: ClassOfChild }) {
  const t = useTranslations();
  const { api } = usePage();
  const { id, name: className, teacher } = asked;
  const form = usePageForm(childClassForms.answer, {
    about: [childId, id],
    doneText: t('classes.child.answered'),
    invalidates: [api.families.key()],
  });
  return (
    <li className="rounded-card bg-tint-gold p-4">
      <p className="font-semibold wrap-anywhere">
        {t.rich('classes.child.asks', { name, className, teacher, bdi: isolate })}
      </p>
      <p className="mt-1 text-step--1">{t('classes.approve.sees')}</p>
      <PageForm form={form} className="mt-3 flex flex-wrap gap-3">
        <SubmitButton
          name="joins"
          value="yes"
          size="s"
          aria-label={t('classes.child.yesTo', { name, className })}
        >
          {t('classes.child.yes')}
        </SubmitButton>
        <SubmitButton
          name="joins"
          value="no"
          size="s"
          variant="secondary"
          aria-label={t('classes.child.noTo', { name, className })}
        >
          {t('classes.child.no')}
        </SubmitButton>
      </PageForm>
    </li>
  );
}

/** Takes the child out of a class, after a second look. */
function TakeOut({ childId, name, from }: { childId: string; name: string; from: ClassOfChild }) {
  const t = useTranslations();
  const { api } = usePage();
  const { box, close } = useDisclosed();
  const { id, name: className, teacher } = from;
  const form = usePageForm(childClassForms.takeOut, {
    about: [childId, id],
    doneText: t('classes.child.answered'),
    invalidates: [api.families.key()],
    onDone: close,
  });
  return (
    <Disclosure
      box={box}
      opener={t('classes.child.takeOut')}
      spoken={t('classes.child.takeOutOf', { name, className })}
      isRefused={form.refusal !== undefined}
    >
      <div className="mt-1 rounded-control bg-tint-gold p-4">
        <p className="max-w-reading text-pretty">
          {t.rich('classes.child.takeOutText', { name, teacher, bdi: isolate })}
        </p>
        <PageForm form={form} className="mt-3">
          <SubmitButton size="s">{t('classes.child.takeOutSubmit')}</SubmitButton>
        </PageForm>
      </div>
    </Disclosure>
  );
}
