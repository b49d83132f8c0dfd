import { serve } from '#platform/http/guard.ts';
import { familiesContract } from './contract.ts';
import { childTimeApi } from './child-time/api.ts';
import { grownUpsApi } from './grown-ups/api.ts';
import { consentApi } from './consent/api.ts';
import { comingOfAgeApi } from './coming-of-age/api.ts';
import { membersApi } from './members/api.ts';
import { overviewApi } from './overview/api.ts';
import { pictureSignInApi } from './picture-sign-in/api.ts';
import { swapApi } from './swap/api.ts';
import { takingInApi } from './taking-in/api.ts';
import { timeApi } from './time/api.ts';

export const familiesApi = serve(familiesContract).router({
  ...grownUpsApi,
  ...consentApi,
  ...comingOfAgeApi,
  ...membersApi,
  ...swapApi,
  ...childTimeApi,
  ...overviewApi,
  ...takingInApi,
  ...pictureSignInApi,
  ...timeApi,
});
