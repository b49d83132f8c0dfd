import { createHash } from 'node:crypto';
import type { Ctx } from '#platform/ctx.ts';
import { compressOnce, type Compressed } from '#platform/http/compressed.ts';
import type { CampaignsAsked, CampaignsPage, CampaignView } from '../contract.ts';
import { listCampaigns, showCampaign } from './show-campaigns.ts';

interface CampaignBytes {
  bytes(): Promise<Compressed>;
  etag: string;
}

/** Ready once for each answer that is shared by many requests. */
const ready = new WeakMap<CampaignsPage | CampaignView, CampaignBytes>();

/** The list as a response with its validator. */
export async function getCampaignListBytes(ctx: Ctx, asked: CampaignsAsked): Promise<CampaignBytes> {
  return toBytes(await listCampaigns(ctx, asked));
}

/** The same of one campaign. */
export async function getCampaignBytes(ctx: Ctx, slug: string): Promise<CampaignBytes> {
  return toBytes(await showCampaign(ctx, { slug }));
}

function toBytes(answer: CampaignsPage | CampaignView): CampaignBytes {
  const known = ready.get(answer);
  if (known) return known;
  const body = Buffer.from(JSON.stringify(answer));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const made = { bytes: compressOnce(body), etag };
  ready.set(answer, made);
  return made;
}
