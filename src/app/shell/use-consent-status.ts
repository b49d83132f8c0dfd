import { useEffect } from 'react';
import type { UserView } from '#features/people/contract.ts';
import { href } from '#urls.ts';

/**
 * Keeps a minor's page in step with her guardian's decision: when that changes, it moves to the page that fits and drops
 * everything loaded before.
 */
export function useConsentStatus(viewer: UserView | null): void {
  const { minor = false, awaitsGuardian = false } = viewer ?? {};
  useEffect(() => {
    if (!minor) return;
    const source = new EventSource('/api/users/current/standing');
    source.addEventListener('message', ({ data }) => {
      const standing = JSON.parse(String(data)) as { awaitsGuardian: boolean };
      if (standing.awaitsGuardian === awaitsGuardian) return;
      source.close();
      location.replace(standing.awaitsGuardian ? href('joinPending') : href('welcome'));
    });
    return () => source.close();
  }, [minor, awaitsGuardian]);
}
