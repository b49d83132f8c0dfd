import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { certificatesContract } from './contract.ts';
import { getCertificate, listOwnCertificates, makeCertificate } from './server/certificates.ts';

const os = serve(certificatesContract);

export const certificatesApi = {
  certificate: os.certificate
    .use(guard('learning.certificate', { access: 'anyone', limit: { tries: 60, seconds: 60 } }))
    .handler(({ context, input }) => getCertificate(context, input.code, input.lang)),
  ownCertificates: os.ownCertificates
    .use(guard('learning.ownCertificates', { access: 'member', limit: reads }))
    .handler(({ context, input }) => listOwnCertificates(context, input.lang)),
  makeCertificate: os.makeCertificate
    .use(guard('learning.makeCertificate', { access: 'member', limit: writes }))
    .handler(({ context, input }) => makeCertificate(context, input)),
};
