import { useSuspenseQuery } from '@tanstack/react-query';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Logo } from '#art/logo.tsx';
import { href } from '#urls.ts';
import { certificateQuery } from '#features/learning/offered/learning-queries.ts';

/** `/certificates/{code}`: confirms that a certificate is genuine, to anyone with its URL. */
export default function CertificatePage() {
  const t = useTranslations();
  const format = useFormatter();
  const { code = '' } = useParams();
  const { data: certificate } = useSuspenseQuery(certificateQuery(usePage(), code));
  const { name, courseTitle, finishedOn, hebrewDate } = certificate;
  const day = format.dateTime(new Date(`${finishedOn}T12:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <>
      <PageHead
        title={t('learning.certificate.pageTitle', { name, course: courseTitle })}
        path={certificate.path}
        noindex
      />
      <Container width="reading" className="py-10 sm:py-16">
        <article className="rounded-large bg-violet p-2.5 shadow-lift-3 sm:p-4">
          <div className="rounded-[24px] bg-gold p-1.5 sm:p-2">
            <div className="on-paper overflow-clip rounded-[20px] bg-paper text-center">
              <div className="px-5 pt-10 pb-8 sm:px-12 sm:pt-14">
                <Logo className="mx-auto size-14" />
                <h1 className="mt-4 text-step-4">{t('learning.certificate.title')}</h1>
                <p className="mt-5 text-step-3 font-bold text-pomegranate">
                  <bdi>{name}</bdi>
                </p>
                <p className="mt-2 text-step-1 text-muted">{t('learning.certificate.reason')}</p>
                <p className="mt-2 text-step-3 font-bold">
                  <a
                    href={href('course', { courseSlug: certificate.courseSlug })}
                    className="hover:underline"
                  >
                    {courseTitle}
                  </a>
                </p>
                <p className="mt-5 text-muted">
                  {day} · {hebrewDate}
                </p>
                <p className="mt-6 inline-flex items-center gap-2 rounded-pill bg-tint-olive px-4 py-2 text-step--1 font-semibold text-olive">
                  <Icon shape={IconRosetteDiscountCheck} size={20} />
                  {t('learning.certificate.genuine', { code: certificate.code })}
                </p>
              </div>
              <Hills />
            </div>
          </div>
        </article>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button href={certificate.pdf} data-reload="" icon={IconDownload}>
            {t('learning.certificate.pdf')}
          </Button>
          <Button href={href('course', { courseSlug: certificate.courseSlug })} variant="secondary">
            {t('learning.certificate.toCourse')}
          </Button>
        </div>
      </Container>
    </>
  );
}

function Hills() {
  return (
    <svg aria-hidden viewBox="0 0 800 90" preserveAspectRatio="none" className="block h-14 w-full sm:h-20">
      <path fill="#f3a46b" d="M0 26C150-14 300 46 440 24S700-8 800 20V90H0Z" />
      <path fill="#b42b45" d="M0 48C170 12 320 66 480 42S720 10 800 38V90H0Z" />
      <path fill="#3f6b45" d="M0 68C190 40 340 84 520 62S740 38 800 56V90H0Z" />
    </svg>
  );
}
