import { childRoles } from '#core/access.ts';
import { guard, reads, serve } from '#platform/http/guard.ts';
import { classCertificatesContract } from './contract.ts';
import { listClassCertificates } from './server/class-certificates.ts';

const os = serve(classCertificatesContract);

export const classCertificatesApi = {
  classCertificates: os.classCertificates
    .use(guard('teaching.classCertificates', { access: 'member', keptFrom: childRoles, limit: reads }))
    .handler(({ context, input }) => listClassCertificates(context, input)),
};
