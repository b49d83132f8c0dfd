import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { BySlug } from '../showing/contract.ts';

/** The origins of the sites that may show a campaign in a frame, such as `https://shul.example`. */
export const EmbedHosts = z.object({ hosts: z.array(z.string()) });
export type EmbedHosts = z.infer<typeof EmbedHosts>;

const path = '/campaigns/{slug}/embed';

export const sharingContract = {
  embed: oc
    .route({
      method: 'GET',
      path,
      operationId: 'getCampaignEmbed',
      summary: 'Get which sites may show a campaign in a frame, for its organizer',
    })
    .meta(refuses({ notFound: true }))
    .input(BySlug)
    .output(EmbedHosts),
  setEmbed: oc
    .route({
      method: 'PUT',
      path,
      operationId: 'setCampaignEmbed',
      summary: 'Set which sites may show a campaign in a frame: one a line, and no others',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(BySlug, { hosts: z.string().check(z.maxLength(2000)) }))
    .output(EmbedHosts),
};
