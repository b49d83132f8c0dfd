import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { href } from '#urls.ts';
import { notify } from '#features/notifications/server/public.ts';
import type { FamilyId } from '#features/families/members/contract.ts';
import { listGuardians } from '#features/families/members/server/family-rows.ts';

type Told = { familyId: FamilyId; guardianId: UserId } & (
  | { kind: 'families.picturesChosen' | 'families.picturesRemoved'; childId: UserId }
  | { kind: 'families.codeReplaced' }
);

/** The other guardian hears what one of them has changed about how the children sign in. */
export async function tellOtherGuardians(ctx: Ctx, told: Told): Promise<void> {
  const { familyId, guardianId } = told;
  for (const to of await listGuardians(ctx, familyId)) {
    tellPerson(ctx, to, 'family');
    if (to === guardianId) continue;
    const leads = { to, href: href('familyPeople') };
    if (told.kind === 'families.codeReplaced')
      await notify(ctx, { ...leads, kind: told.kind, data: { guardianId } });
    else await notify(ctx, { ...leads, kind: told.kind, data: { childId: told.childId } });
  }
}
