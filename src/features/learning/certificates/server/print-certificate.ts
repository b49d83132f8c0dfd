import { brandName } from '#core/brand.ts';
import { dayFormat } from '#core/day-format.ts';
import { locales } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { drawInTurn } from '#platform/lettering/draw-in-turn.ts';
import { getCertificate } from './certificates.ts';

/** A certificate as a PDF in the caller's language. Refuses whatever the certificate itself refuses. */
export async function printCertificate(ctx: Ctx, code: string): Promise<Buffer> {
  const certificate = await getCertificate(ctx, code);
  const { locale } = ctx;
  const day = dayFormat(locales[locale].tag, { dateStyle: 'long' });
  const address = ctx.origin + certificate.path;
  const say = (key: string, values?: Record<string, string>) => ctx.sayIn(locale, key, values);
  // Only this needs the fonts and outlines.
  const { drawCertificate } = await import('./certificate-pdf.ts');
  return drawInTurn(() =>
    drawCertificate(
      {
        brand: brandName(locale),
        title: say('learning.certificate.title'),
        reason: say('learning.certificate.reason'),
        name: certificate.name,
        course: certificate.courseTitle,
        dates: `${day.format(new Date(`${certificate.finishedOn}T12:00Z`))}  ·  ${certificate.hebrewDate}`,
        verify: say('learning.certificate.verifyAt', { address: address.replace(/^https?:\/\//, '') }),
        address,
      },
      locale,
    ),
  );
}
