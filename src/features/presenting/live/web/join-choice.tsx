import { useTranslations } from 'use-intl';
import { avatarHref } from '#core/avatar-names.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { useNameWords } from '#features/presenting/web/use-name-words.ts';
import type { LiveRoom } from '../contract.ts';
import { readName } from '../policy-names.ts';
import { joinForm } from './live-forms.ts';

/** Comes in: a student of the class as herself, anyone else under one of our names, with its picture. */
export function JoinChoice({
  room: { className, names, self },
  onJoined,
}: {
  room: LiveRoom;
  onJoined(): void;
}) {
  const t = useTranslations();
  const nameOf = useNameWords();
  const form = usePageForm(joinForm, { onDone: onJoined });
  return (
    <Container width="form" className="py-6 sm:py-12">
      <p className="text-center text-muted">
        <bdi>{className}</bdi>
      </p>
      <h1 className="mt-1 text-center text-step-3 font-extrabold text-balance">
        {self === null
          ? t('presenting.join.title')
          : t.rich('presenting.join.asYou', { name: self, bdi: isolate })}
      </h1>
      <PageForm form={form} className="mt-5">
        {self === null ? (
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
            {names.map((key) => (
              <li key={key}>
                <button
                  type="submit"
                  name="nameKey"
                  value={key}
                  aria-disabled={form.busy || undefined}
                  className="grid w-full justify-items-center gap-2 rounded-card bg-paper px-3 py-4 font-bold shadow-lift-1 transition duration-200 ease-paper hover:shadow-lift-2 active:translate-y-px aria-disabled:opacity-60"
                >
                  <img
                    src={avatarHref(readName(key)?.picture ?? 'dove')}
                    alt=""
                    className="size-16 rounded-pill"
                  />
                  {nameOf(key)}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <SubmitButton wide size="l">
            {t('presenting.join.go')}
          </SubmitButton>
        )}
      </PageForm>
      {self === null && (
        <Button variant="quiet" wide className="mt-4" onClick={onJoined}>
          {t('presenting.join.others')}
        </Button>
      )}
      <p className="mt-5 text-center text-step--1 text-muted">
        {self === null ? t('presenting.join.hint') : t('presenting.join.asYouHint')}
      </p>
    </Container>
  );
}
