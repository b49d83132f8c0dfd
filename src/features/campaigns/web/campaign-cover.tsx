import type { CampaignCover as CoverName } from '../setup/policy.ts';

interface CampaignCoverProps {
  cover: CoverName;
  /** On the first screen: fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** The cut-paper picture of a campaign. Decorative: its name is beside it. */
export function CampaignCover({ cover, isFirst = false, className }: CampaignCoverProps) {
  return (
    <img
      src={`/covers/made/${cover}.svg`}
      alt=""
      width={640}
      height={480}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
    />
  );
}
