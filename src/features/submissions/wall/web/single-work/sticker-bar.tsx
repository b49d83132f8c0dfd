import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { stickerHref, stickerNames, type StickerName } from '#core/sticker-names.ts';
import { PageForm } from '#page/form/page-form.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import type { SubmissionView } from '#features/submissions/life/contract.ts';
import { workQuery } from '../wall-queries.ts';
import { stickerWords } from './sticker-words.ts';
import { stickerForm } from './work-forms.ts';

/** Encouragement: stickers to give, one of each kind, and how many of each were given. */
export function StickerBar({ work }: { work: SubmissionView }) {
  const t = useTranslations();
  const isVisitor = useViewer() === null;
  return (
    <section aria-labelledby="stickers" className="print:hidden">
      <h2 id="stickers" className="mb-3 text-step-1">
        {work.mayRespond ? t('submissions.sticker.title') : t('submissions.sticker.received')}
      </h2>
      {work.mayRespond ? <StickerChoice work={work} /> : <StickerCounts work={work} />}
      {isVisitor && (
        <Button
          href={href('login', undefined, { onSuccess: href('submission', { submissionId: work.id }) })}
          variant="secondary"
          size="s"
          className="mt-4"
        >
          {t('submissions.sticker.signIn')}
        </Button>
      )}
    </section>
  );
}

/** A sheet of stickers: each is a button that is pressed or not. */
function StickerChoice({ work }: { work: SubmissionView }) {
  const t = useTranslations();
  const format = useFormatter();
  const page = usePage();
  const queries = useQueryClient();
  const form = usePageForm(stickerForm, {
    about: [work.id],
    onDone: ({ stickers, given }) =>
      queries.setQueryData(workQuery(page, work.id).queryKey, { ...work, stickers, given }),
  });
  return (
    <PageForm form={form}>
      <div className="grid grid-cols-4 gap-2">
        {stickerNames.map((name) => {
          const count = work.stickers[name] ?? 0;
          const isGiven = work.given.includes(name);
          const words = t(stickerWords[name]);
          return (
            <button
              key={name}
              type="submit"
              name={isGiven ? 'take' : 'give'}
              value={name}
              title={words}
              aria-pressed={isGiven}
              aria-busy={form.busy && form.pressed === name}
              className={classNames(
                'flex min-h-22 cursor-pointer flex-col items-center justify-center rounded-card border-2 p-1.5 transition duration-200 ease-paper motion-safe:hover:-rotate-3 motion-safe:active:scale-90',
                isGiven ? 'border-violet bg-tint-violet' : 'border-transparent bg-sand hover:border-edge',
              )}
            >
              <StickerImage name={name} />
              <span aria-hidden className="mt-0.5 min-h-5 text-step--1 leading-5 font-bold">
                {count > 0 && format.number(count)}
              </span>
              <span className="sr-only">
                {words} {t('submissions.wall.stickers', { count })}
              </span>
            </button>
          );
        })}
      </div>
    </PageForm>
  );
}

/** What was given, for anyone who cannot give any. */
function StickerCounts({ work }: { work: SubmissionView }) {
  const t = useTranslations();
  const format = useFormatter();
  const given = stickerNames.filter((name) => (work.stickers[name] ?? 0) > 0);
  if (given.length === 0) return <p className="text-muted">{t('submissions.sticker.none')}</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {given.map((name) => (
        <li key={name} className="flex items-center gap-1.5 rounded-pill bg-sand py-1 ps-2 pe-3.5">
          <img src={stickerHref(name)} alt={t(stickerWords[name])} width={36} height={36} loading="lazy" />
          <span className="font-bold">{format.number(work.stickers[name] ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}

function StickerImage({ name }: { name: StickerName }) {
  return <img src={stickerHref(name)} alt="" width={52} height={52} loading="lazy" />;
}
