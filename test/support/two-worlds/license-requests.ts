import type { Caller } from './make-world.ts';
import type { Recorded } from './recorded.ts';

const by: Caller[] = ['teacher'];
const own = '/users/current/licenses/{id}';
const ids = { id: 'license' } as const;

/** What a teacher does with the license of her school. */
export const ofLicenses: Record<string, Recorded> = {
  [`GET ${own}`]: { by, ids },
  [`POST ${own}/shares`]: { by, ids, body: { emailAddress: 'new@example.org', seats: 2 } },
  [`POST ${own}/shares/{shareId}`]: { by, ids: { ...ids, shareId: 'licenseShare' }, body: { seats: 2 } },
  [`DELETE ${own}/shares/{shareId}`]: { by, ids: { ...ids, shareId: 'licenseShare' } },
  [`POST ${own}/renewal`]: { by, ids },
};
