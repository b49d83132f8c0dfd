import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { resourcesContract } from './contract.ts';
import { countDownload, getDownload, listResources } from './server/resources.ts';

const os = serve(resourcesContract);

export const resourcesApi = {
  resources: os.resources
    .use(guard('learning.resources', { access: 'anyone', limit: reads }))
    .handler(({ context, input }) => listResources(context, input.course, input.lang)),
  download: os.download
    .use(guard('learning.download', { access: 'anyone', limit: writes }))
    .handler(async ({ context, input }) => {
      const download = await getDownload(context, input.id);
      await countDownload(context, input.id);
      return download;
    }),
};
