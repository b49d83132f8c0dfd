import type { StaffRole } from '#core/permissions.ts';
import type { TestUser } from '#features/people/testing.ts';
import type { Client, TestApp } from './app.ts';
import { makePerson, tookSecondStep } from './people.ts';

interface StaffMember {
  user: TestUser;
  /** A program of hers, and a browser, both signed in with a second step. */
  client: Client;
  browser: Client;
}

/** Someone of the staff at work. */
export async function staffMember(app: TestApp, role: StaffRole | 'admin'): Promise<StaffMember> {
  const user = await makePerson(app, role === 'admin' ? 'admin 2nd step' : role);
  if (!user) throw new Error(`there is no ${role}`);
  const [client, browser] = [await app.as(user), await app.asBrowserOf(user)];
  await tookSecondStep(app, user);
  return { user, client, browser };
}
