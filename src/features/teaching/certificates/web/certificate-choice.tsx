import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import { CertificateSheet } from '#features/learning/offered/certificate-sheet.tsx';
import type { ClassCertificates } from '../contract.ts';

interface CertificateChoiceProps {
  classId: string;
  data: ClassCertificates;
  /** The course's title. */
  course: string;
  /** Nobody is checked at first: to print the sheets of a few. */
  isNoneChosen: boolean;
  /** After whom this page of students begins. */
  after: string | undefined;
  printing: ReactNode;
}

/**
 * The certificates as they are printed, each with a box that leaves it out. What is left out is decided by the style sheet: it works
 * without scripts, and no address names a child.
 */
export function CertificateChoice(props: CertificateChoiceProps) {
  const t = useTranslations();
  const { classId, data, course, isNoneChosen, after, printing } = props;
  const { className, courseId, groupId, finished, totalFinished, next } = data;
  const address = (query: { after?: string | undefined; chosen?: 'none' }) =>
    href(
      'classCertificates',
      { classId },
      { course: courseId ?? undefined, group: groupId ?? undefined, ...query },
    );
  return (
    <section aria-labelledby="finished-title" className="mt-8 print:mt-0">
      <div className="print:hidden">
        <h2 id="finished-title" className="text-step-2">
          {t('teaching.certificates.finished', { students: totalFinished })}
        </h2>
        <p className="mt-1 max-w-reading text-pretty text-ink-soft">{t('teaching.certificates.intro')}</p>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {printing}
          <LinkChips
            label={t('teaching.certificates.which')}
            chips={[
              {
                text: t('teaching.certificates.all'),
                href: address({ after }),
                current: !isNoneChosen,
              },
              {
                text: t('teaching.certificates.none'),
                href: address({ after, chosen: 'none' }),
                current: isNoneChosen,
              },
            ]}
          />
        </div>
      </div>
      <ul
        key={`${courseId} ${isNoneChosen}`}
        className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-2 print:mt-0 print:block"
      >
        {finished.map(({ id, firstName, lastName, day }) => {
          const name = `${firstName} ${lastName}`.trim();
          return (
            <li
              key={id}
              className="group print:break-after-page print:last:break-after-auto print:has-[input:not(:checked)]:hidden"
            >
              <div className="flex flex-wrap items-center gap-x-4 print:hidden">
                <Checkbox
                  defaultChecked={!isNoneChosen}
                  label={<bdi className="font-semibold">{name}</bdi>}
                />
                {!day && (
                  <span className="text-step--1 text-muted">{t('teaching.certificates.undated')}</span>
                )}
              </div>
              <div className="group-has-[input:not(:checked)]:grayscale">
                <CertificateSheet name={name} course={course} day={day}>
                  <Signed className={className} />
                </CertificateSheet>
              </div>
            </li>
          );
        })}
      </ul>
      {(next !== undefined || after !== undefined) && (
        <nav aria-label={t('teaching.grid.pages')} className="mt-6 flex flex-wrap gap-3 print:hidden">
          {after !== undefined && (
            <Button href={address({})} variant="secondary" size="s">
              {t('teaching.grid.firstPage')}
            </Button>
          )}
          {next !== undefined && (
            <Button href={address({ after: next })} variant="secondary" size="s">
              {t('teaching.grid.nextPage')}
            </Button>
          )}
        </nav>
      )}
    </section>
  );
}

/** The class, and a line to sign on. */
function Signed({ className }: { className: string }) {
  const t = useTranslations();
  const line = 'border-t-2 border-line pt-[0.6cqw] text-[max(0.7rem,1.6cqw)] text-muted';
  return (
    <div className="mt-[2.5cqw] grid w-full grid-cols-2 items-end gap-[8cqw]">
      <p>
        <bdi className="block pb-[0.4cqw] text-[max(0.8rem,2cqw)] font-semibold wrap-anywhere">
          {className}
        </bdi>
        <span className={`block ${line}`}>{t('teaching.certificates.class')}</span>
      </p>
      <p className={line}>{t('teaching.certificates.signature')}</p>
    </div>
  );
}
