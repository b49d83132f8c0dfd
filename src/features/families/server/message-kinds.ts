import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { MessageData, MessageKinds } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findFamilyOf } from '../members/server/find-family.ts';
import { describePeople } from '#features/people/server/public.ts';

const ofSignIn = {
  topic: 'families.topic.family',
  look: 'family',
  forChildren: false,
  besides: {},
  concerns: belongsToFamily,
} as const;

/** What a guardian hears of her children. */
export const familiesMessageKinds = {
  'families.askedForTime': {
    text: 'families.message.askedForTime',
    topic: 'families.topic.time',
    look: 'family',
    forChildren: false,
    besides: { push: true },
    concerns: async (ctx, userId) => (await findFamilyOf(ctx, userId))?.kind === 'guardian',
    async valuesOf(ctx, _locale, all) {
      const children = await describePeople(
        ctx,
        all.map(({ childId }) => String(childId) as UserId),
      );
      return all.map(({ childId, minutes }) => {
        const child = children.get(String(childId) as UserId);
        return child && { child: child.firstName, minutes: Number(minutes) };
      });
    },
  },
  /** A child hears whose family she is in now. */
  'families.takenIn': {
    text: 'families.message.takenIn',
    topic: 'families.topic.family',
    look: 'family',
    forChildren: true,
    besides: {},
    concerns: belongsToFamily,
    valuesOf: nameGuardians,
  },
  /** A guardian hears whom the other one has taken in. */
  'families.childTakenIn': {
    text: 'families.message.childTakenIn',
    topic: 'families.topic.family',
    look: 'family',
    forChildren: false,
    besides: {},
    concerns: belongsToFamily,
    valuesOf: nameChildren,
  },
  /** A guardian hears what the other one has changed about how the children sign in. */
  'families.picturesChosen': { ...ofSignIn, text: 'families.message.picturesChosen', valuesOf: nameChildren },
  'families.picturesRemoved': {
    ...ofSignIn,
    text: 'families.message.picturesRemoved',
    valuesOf: nameChildren,
  },
  'families.codeReplaced': { ...ofSignIn, text: 'families.message.codeReplaced', valuesOf: nameGuardians },
} satisfies MessageKinds;

async function belongsToFamily(ctx: Ctx, userId: UserId): Promise<boolean> {
  return (await findFamilyOf(ctx, userId)) !== undefined;
}

async function nameGuardians(ctx: Ctx, _locale: Locale, all: readonly MessageData[]) {
  const guardians = await describePeople(
    ctx,
    all.map(({ guardianId }) => String(guardianId) as UserId),
  );
  return all.map(({ guardianId }) => {
    const guardian = guardians.get(String(guardianId) as UserId);
    return guardian && { guardian: guardian.firstName };
  });
}

async function nameChildren(ctx: Ctx, _locale: Locale, all: readonly MessageData[]) {
  const children = await describePeople(
    ctx,
    all.map(({ childId }) => String(childId) as UserId),
  );
  return all.map(({ childId }) => {
    const child = children.get(String(childId) as UserId);
    return child && { child: child.firstName };
  });
}

declare module '#platform/composition/message-kinds.ts' {
  interface KnownMessages {
    'families.askedForTime': { childId: string; minutes: number };
    'families.takenIn': { guardianId: string };
    'families.childTakenIn': { childId: string };
    'families.picturesChosen': { childId: string };
    'families.picturesRemoved': { childId: string };
    'families.codeReplaced': { guardianId: string };
  }
}
