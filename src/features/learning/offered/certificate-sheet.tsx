import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { noonOf } from '#core/local-date.ts';
import { Logo } from '#art/logo.tsx';

interface CertificateSheetProps {
  /** The level of its headline; without one it is a line among others. */
  level?: 1;
  name: string;
  /** The course's title, perhaps as a link. */
  course: ReactNode;
  /** Absent where the viewer may not see when it was. */
  day?: { finishedOn: string; hebrewDate: string } | undefined;
  /** Below: what makes it valid. */
  children: ReactNode;
}

/**
 * A certificate as one sheet in landscape. All of it grows with its width, so that a small one looks like the large one; on paper it
 * fills a page of A4 or Letter.
 */
export function CertificateSheet({ level, name, course, day, children }: CertificateSheetProps) {
  const t = useTranslations();
  const format = useFormatter();
  const Title = level ? 'h1' : 'p';
  return (
    <article className="@container rounded-large bg-violet p-2 shadow-lift-3 [print-color-adjust:exact] print:h-[185mm] print:break-inside-avoid">
      <div className="h-full rounded-[24px] bg-gold p-[max(5px,0.9cqw)]">
        <div className="on-paper flex aspect-[1.42] h-full min-h-full w-full flex-col overflow-clip rounded-[20px] bg-paper text-center @max-[34rem]:aspect-auto print:aspect-auto">
          <div className="flex grow flex-col items-center justify-center px-[6cqw] pt-[4cqw] pb-[1.5cqw]">
            <Logo className="size-[max(2.25rem,7.5cqw)]" />
            <Title className="mt-[1cqw] text-[max(1.4rem,5.4cqw)] leading-tight font-extrabold">
              {t('learning.certificate.title')}
            </Title>
            <p className="mt-[2.2cqw] text-[max(1.2rem,4.6cqw)] leading-tight font-bold text-balance wrap-anywhere text-pomegranate">
              <bdi>{name}</bdi>
            </p>
            <p className="mt-[1.2cqw] text-[max(0.8rem,2.1cqw)] text-muted">
              {t('learning.certificate.reason')}
            </p>
            <p className="mt-[0.8cqw] text-[max(1.05rem,3.9cqw)] leading-tight font-bold text-balance">
              {course}
            </p>
            {day && (
              <p className="mt-[1.8cqw] text-[max(0.8rem,2cqw)] text-muted">
                {`${format.dateTime(noonOf(day.finishedOn), { dateStyle: 'long', timeZone: 'UTC' })} · ${day.hebrewDate}`}
              </p>
            )}
            {children}
          </div>
          <Hills />
        </div>
      </div>
    </article>
  );
}

function Hills() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 90"
      preserveAspectRatio="none"
      className="block h-[max(2rem,11cqw)] w-full shrink-0"
    >
      <path fill="#f3a46b" d="M0 26C150-14 300 46 440 24S700-8 800 20V90H0Z" />
      <path fill="#b42b45" d="M0 48C170 12 320 66 480 42S720 10 800 38V90H0Z" />
      <path fill="#3f6b45" d="M0 68C190 40 340 84 520 62S740 38 800 56V90H0Z" />
    </svg>
  );
}
