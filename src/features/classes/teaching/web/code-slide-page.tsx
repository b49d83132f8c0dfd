import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { QrCode } from '#ui/text/qr-code.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { classesQuery } from '#features/classes/web/class-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { unknownPage } from '#page/unknown-page.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { items } = await queries.query({ ...classesQuery(api), staleTime: 0 });
  if (!items.some(({ id, archived }) => id === args.params['classId'] && !archived)) throw unknownPage();
}

/** `/educators/{classId}/code`: one slide to project, which the back row can read: where to go, the code, and its square. */
export default function CodeSlidePage() {
  const t = useTranslations();
  const { api, origin } = usePage();
  const { classId = '' } = useParams();
  const { data } = useSuspenseQuery(classesQuery(api));
  const found = data.items.find(({ id }) => id === classId);
  if (!found) return null;
  const { name, code, paused } = found;
  const place = origin.replace(/^https?:\/\//, '') + href('join');
  return (
    <div className="mx-auto flex min-h-[80vh] w-full max-w-[100rem] flex-col justify-center px-4 py-8 sm:px-10">
      <PageHead
        title={t('classes.slide.headTitle', { className: name })}
        path={href('classCode', { classId })}
        noindex
      />
      <div className="grid items-center gap-8 rounded-card bg-white p-6 text-ink sm:p-12 lg:grid-cols-[1fr_minmax(16rem,26rem)]">
        <div className="min-w-0 text-center lg:text-start">
          <h1 className="text-step-4 font-extrabold text-balance wrap-anywhere">
            {t.rich('classes.slide.title', { className: name, bdi: isolate })}
          </h1>
          {paused ? (
            <p className="mt-6 text-step-3 text-pretty">{t('classes.slide.paused')}</p>
          ) : (
            <>
              <p className="mt-6 text-step-3 text-pretty">
                {t.rich('classes.slide.where', {
                  place,
                  bdi: isolateAddress,
                })}
              </p>
              <p
                dir="ltr"
                className="mt-6 text-[clamp(2.75rem,8.5vw,9rem)] leading-none font-extrabold tracking-wide whitespace-nowrap tabular-nums lg:rtl:text-end"
              >
                {code}
              </p>
            </>
          )}
        </div>
        {!paused && (
          <div className="mx-auto w-full max-w-104">
            <QrCode
              text={origin + href('joinClass', { classCode: code })}
              label={t('classes.slide.square', { className: name })}
            />
            <p className="mt-2 text-center text-step-1 text-balance">{t('classes.slide.scan')}</p>
          </div>
        )}
      </div>
      <p className="mt-4 text-center print:hidden">
        <a
          href={`${href('educators')}#class-${classId}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {t('classes.cards.back')}
        </a>
      </p>
    </div>
  );
}

/** An address is written left to right, whatever the page's direction. */
function isolateAddress(words: ReactNode) {
  return (
    <bdi dir="ltr" className="font-bold wrap-anywhere">
      {words}
    </bdi>
  );
}
