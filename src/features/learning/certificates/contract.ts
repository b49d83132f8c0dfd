import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { Lang, Slug } from '../catalogue/contract.ts';

/** `fullName` is an adult's choice; otherwise the last name is shortened to an initial. */
export const CertificateInput = z.object({ courseId: Slug, fullName: z._default(z.boolean(), false) });
export type CertificateInput = z.infer<typeof CertificateInput>;

/**
 * Proof that a user finished a course: `finishedOn` is a day in both calendars, in the requested language; `path` and
 * `pdf` are its public URLs.
 */
export const CertificateView = z.object({
  code: z.string(),
  name: z.string(),
  courseId: z.string(),
  courseSlug: z.string(),
  courseTitle: z.string(),
  courseImage: z.string(),
  finishedOn: z.string(),
  hebrewDate: z.string(),
  path: z.string(),
  pdf: z.string(),
});
export type CertificateView = z.infer<typeof CertificateView>;

export const certificatesContract = {
  certificate: oc
    .route({
      method: 'GET',
      path: '/content/certificates/{code}',
      operationId: 'getCertificate',
      summary: 'Verify a certificate',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ code: z.string().check(z.minLength(1), z.maxLength(40)), lang: Lang }))
    .output(CertificateView),
  ownCertificates: oc
    .route({
      method: 'GET',
      path: '/users/current/certificates',
      operationId: 'listOwnCertificates',
      summary: 'List the caller’s certificates, newest first',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ lang: Lang }))
    .output(z.array(CertificateView)),
  makeCertificate: oc
    .route({
      method: 'POST',
      path: '/users/current/certificates/{courseId}',
      operationId: 'makeCertificate',
      summary: 'Issue the certificate of a completed course; a repeated call updates the name on it',
    })
    .meta(refuses({ forbidden: ['forbidden'], notFound: true, conflict: ['not_finished'] }))
    .input(CertificateInput)
    .output(CertificateView),
};
