/** The parts of campaigns that the app may use. */
export { CampaignsAsked } from '../showing/contract.ts';
export { getCampaignBytes, getCampaignListBytes } from '../showing/server/campaign-bytes.ts';
export { campaignMoved } from '../totals/server/add-to-sums.ts';
export { campaignsChanged } from './campaigns-changed.ts';
export { createCampaignRooms } from '../live/server/campaign-rooms.ts';
export { findLiveCampaign, getLive } from '../live/server/find-live.ts';
export { findEmbedHosts } from '../sharing/server/embed.ts';
export { getShareCard } from '../sharing/server/share-card.ts';
export { printPoster } from '../sharing/server/print-poster.ts';
export { printReport } from '../results/server/print-report.ts';
export { openReportFile } from '../results/server/report-file.ts';
