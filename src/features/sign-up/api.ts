import { serve } from '#platform/http/guard.ts';
import { activationsApi } from './activations/api.ts';
import { signUpContract } from './contract.ts';
import { invitesApi } from './invites/api.ts';
import { registrationApi } from './registration/api.ts';
import { welcomeApi } from './welcome/api.ts';

export const signUpApi = serve(signUpContract).router({
  ...registrationApi,
  ...welcomeApi,
  ...activationsApi,
  ...invitesApi,
});
