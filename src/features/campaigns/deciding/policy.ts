import type { CampaignState, StaffAct } from '../life/policy.ts';

/** What a state is called, as messages. */
export const stateNames = {
  step_1: 'campaigns.state.setup',
  step_2: 'campaigns.state.setup',
  draft: 'campaigns.state.draft',
  pending: 'campaigns.state.pending',
  rejected: 'campaigns.state.rejected',
  scheduled: 'campaigns.state.scheduled',
  live: 'campaigns.state.live',
  bonus: 'campaigns.state.bonus',
  paused: 'campaigns.state.paused',
  ended: 'campaigns.state.ended',
  cancelled: 'campaigns.state.cancelled',
  archived: 'campaigns.state.archived',
} as const satisfies Record<CampaignState, string>;

/** What the audit log calls the decisions of staff. */
export const auditedAs = {
  approve: 'campaign.approved',
  reject: 'campaign.rejected',
  pause: 'campaign.paused',
  resume: 'campaign.resumed',
  cancel: 'campaign.canceled',
  archive: 'campaign.archived',
} as const satisfies Record<StaffAct, string>;
