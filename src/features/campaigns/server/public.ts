/** The parts of campaigns that the app may use. */
export { CampaignsAsked } from '../showing/contract.ts';
export { getCampaignBytes, getCampaignListBytes } from '../showing/server/campaign-bytes.ts';
export { campaignsChanged } from './campaigns-changed.ts';
export { createCampaignRooms } from '../live/server/campaign-rooms.ts';
export { findLiveCampaign, getLive } from '../live/server/find-live.ts';
