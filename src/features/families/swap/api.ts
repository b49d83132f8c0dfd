import { childRoles } from '#core/access.ts';
import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { swapContract } from './contract.ts';
import { listFamilyPeople, updateFamilyDevice } from './server/people.ts';
import { removePin, setPin } from './server/pins.ts';
import { swapPerson } from './server/swap.ts';

const os = serve(swapContract);

/** A child whose parent has withdrawn the approval still gives the device back. */
const byAnyone = { access: 'member', openTo: ['waiting'] } as const;
const byGrownUps = { access: 'member', keptFrom: childRoles, limit: writes } as const;

export const swapApi = {
  familyPeople: os.familyPeople
    .use(guard('families.familyPeople', { ...byAnyone, limit: reads }))
    .handler(({ context }) => listFamilyPeople(context)),
  swap: os.swap
    .use(guard('families.swap', { ...byAnyone, limit: writes }))
    .handler(({ context, input }) => swapPerson(context, input)),
  setPin: os.setPin
    .use(guard('families.setPin', byGrownUps))
    .handler(({ context, input }) => setPin(context, input)),
  removePin: os.removePin
    .use(guard('families.removePin', byGrownUps))
    .handler(({ context }) => removePin(context)),
  updateFamilyDevice: os.updateFamilyDevice
    .use(guard('families.updateFamilyDevice', byGrownUps))
    .handler(({ context, input }) => updateFamilyDevice(context, input)),
};
