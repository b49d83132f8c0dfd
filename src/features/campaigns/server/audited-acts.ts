import { adminHref } from '#admin-urls.ts';
import type { AuditedActs, AuditedSubjects } from '#platform/composition/audited-acts.ts';

const reasons = { form: 'people.reason.form' };
const subjects: AuditedSubjects = {
  permission: 'campaigns.decide',
  async namesOf({ db }, ids) {
    const rows = await db.selectFrom('campaigns').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name ?? '']));
  },
  hrefOf: (_ctx, id) => adminHref('adminCampaign', { campaignId: id }),
};

/** What is recorded of campaigns in the audit log. */
export const campaignsAuditedActs = {
  'campaign.approved': { text: 'campaigns.audited.approved', reasons, subjects },
  'campaign.rejected': { text: 'campaigns.audited.rejected', reasons, subjects },
  'campaign.paused': { text: 'campaigns.audited.paused', reasons, subjects },
  'campaign.resumed': { text: 'campaigns.audited.resumed', reasons, subjects },
  'campaign.canceled': { text: 'campaigns.audited.canceled', reasons, subjects },
  'campaign.archived': { text: 'campaigns.audited.archived', reasons, subjects },
  'campaign.changed': { text: 'campaigns.audited.changed', reasons, subjects },
  'campaign.moved': { text: 'campaigns.audited.moved', reasons, subjects },
  'campaign.commentShown': { text: 'campaigns.audited.commentShown', reasons, subjects },
  'campaign.commentHidden': { text: 'campaigns.audited.commentHidden', reasons, subjects },
  'campaign.removed': { text: 'campaigns.audited.removed', reasons, subjects },
} satisfies AuditedActs;

type CampaignsAuditedActs = typeof campaignsAuditedActs;

declare module '#platform/composition/audited-acts.ts' {
  interface KnownActs extends CampaignsAuditedActs {}
}
