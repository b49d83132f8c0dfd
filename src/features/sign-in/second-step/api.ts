import { guard, reads, serve, writes } from '#platform/http/guard.ts';
import { secondStepContract } from './contract.ts';
import { addApp, prepareApp, removeApp } from './server/authenticator-app.ts';
import { renewRecoveryCodes } from './server/recovery-codes.ts';
import { describeSecondFactor } from './server/second-factor.ts';
import { takeSecondStep } from './server/take-second-step.ts';

const os = serve(secondStepContract);

export const secondStepApi = {
  takeSecondStep: os.takeSecondStep
    .use(
      guard('signIn.takeSecondStep', {
        access: 'anyone',
        limit: { tries: 100, seconds: 15 * 60 },
        limitBy: 'address',
      }),
    )
    .handler(({ context, input }) => takeSecondStep(context, input)),
  secondFactor: os.secondFactor
    .use(guard('signIn.secondFactor', { access: 'member', limit: reads }))
    .handler(({ context }) => describeSecondFactor(context)),
  prepareApp: os.prepareApp
    .use(guard('signIn.prepareApp', { access: 'member', limit: writes }))
    .handler(({ context }) => prepareApp(context)),
  addApp: os.addApp
    .use(guard('signIn.addApp', { access: 'member', limit: { tries: 10, seconds: 15 * 60 } }))
    .handler(({ context, input }) => addApp(context, input)),
  removeApp: os.removeApp
    .use(guard('signIn.removeApp', { access: 'member', limit: writes }))
    .handler(({ context, input }) => removeApp(context, input)),
  renewRecoveryCodes: os.renewRecoveryCodes
    .use(guard('signIn.renewRecoveryCodes', { access: 'member', limit: writes }))
    .handler(({ context, input }) => renewRecoveryCodes(context, input)),
};
