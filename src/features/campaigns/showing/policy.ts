/** The three parts of the list of campaigns. */
export const campaignParts = ['running', 'coming', 'done'] as const;
export type CampaignPart = (typeof campaignParts)[number];
