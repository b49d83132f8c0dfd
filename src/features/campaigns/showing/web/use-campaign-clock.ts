import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePage } from '#page/page-provider.tsx';
import { useIsLive } from '#page/use-is-live.ts';
import { clockQuery, restQuery } from '#features/campaigns/web/campaign-queries.ts';
import type { CampaignView } from '../contract.ts';

const second = 1000;
const askedEvery = 60 * second;

/** The server's time, to the second: devices' own clocks are often wrong. Undefined without scripts, and until the server has said it. */
export function useCampaignClock({ slug }: Pick<CampaignView, 'slug'>) {
  const { api } = usePage();
  const isLive = useIsLive();
  const { data: clock, dataUpdatedAt } = useQuery({
    ...clockQuery(api, slug),
    enabled: isLive,
    refetchInterval: askedEvery,
    staleTime: askedEvery / 2,
    // A laptop that has slept, or a tab that was left, may have had its clock set meanwhile.
    refetchOnWindowFocus: 'always',
  });
  const [deviceNow, setDeviceNow] = useState(0);
  useEffect(() => {
    const tick = () => setDeviceNow(Date.now());
    tick();
    const timer = setInterval(tick, second);
    return () => clearInterval(timer);
  }, []);
  if (!clock || deviceNow === 0) return undefined;
  return { ...clock, now: Date.parse(clock.now) + Math.max(0, deviceNow - dataUpdatedAt) };
}

/** Until when a campaign rests: as it was when the page was made, and where scripts run, as it is by now. Null while it does not. */
export function useRestsUntil({ slug }: Pick<CampaignView, 'slug'>): string | null {
  const { api } = usePage();
  const { data: known } = useQuery({ ...restQuery(api, slug), enabled: false });
  const { data: clock } = useQuery({ ...clockQuery(api, slug), enabled: false });
  return clock ? clock.restsUntil : (known?.until ?? null);
}
