import { useSuspenseQuery } from '@tanstack/react-query';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconRosetteDiscountCheck from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { CertificateSheet } from '#features/learning/offered/certificate-sheet.tsx';
import { certificateQuery } from '#features/learning/offered/learning-queries.ts';

/** `/certificates/{code}`: confirms that a certificate is genuine, to anyone with its URL. */
export default function CertificatePage() {
  const t = useTranslations();
  const { code = '' } = useParams();
  const { data: certificate } = useSuspenseQuery(certificateQuery(usePage(), code));
  const { name, courseTitle } = certificate;
  return (
    <>
      <PageHead
        title={t('learning.certificate.pageTitle', { name, course: courseTitle })}
        path={certificate.path}
        noindex
      />
      <Container width="reading" className="py-10 sm:py-16 [page:certificate] print:p-0">
        <CertificateSheet
          level={1}
          name={name}
          course={
            <a href={href('course', { courseSlug: certificate.courseSlug })} className="hover:underline">
              {courseTitle}
            </a>
          }
          day={certificate}
        >
          <p className="mt-[2.6cqw] inline-flex items-center gap-2 rounded-pill bg-tint-olive px-4 py-2 text-step--1 font-semibold text-olive">
            <Icon shape={IconRosetteDiscountCheck} size={20} />
            {t('learning.certificate.genuine', { code: certificate.code })}
          </p>
        </CertificateSheet>
        <div className="mt-8 flex flex-wrap justify-center gap-3 print:hidden">
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
