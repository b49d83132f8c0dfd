import { activationsContract } from './activations/contract.ts';
import { invitesContract } from './invites/contract.ts';
import { registrationContract } from './registration/contract.ts';
import { welcomeContract } from './welcome/contract.ts';

export const signUpContract = {
  ...registrationContract,
  ...welcomeContract,
  ...activationsContract,
  ...invitesContract,
};

declare module '../../core/api.ts' {
  interface Api {
    signUp: typeof signUpContract;
  }
}
