import { childTimeContract } from './child-time/contract.ts';
import { grownUpsContract } from './grown-ups/contract.ts';
import { consentContract } from './consent/contract.ts';
import { comingOfAgeContract } from './coming-of-age/contract.ts';
import { membersContract } from './members/contract.ts';
import { overviewContract } from './overview/contract.ts';
import { pictureSignInContract } from './picture-sign-in/contract.ts';
import { swapContract } from './swap/contract.ts';
import { takingInContract } from './taking-in/contract.ts';
import { timeContract } from './time/contract.ts';

export { memberColors } from './policy.ts';
export type {
  FamilyGuardian,
  FamilyMember,
  CategoryChoice,
  CourseCategory,
  FamilyView,
  MemberColor,
} from './members/contract.ts';
export type { ChildTime, ChildTimeRules, TimeAsking, TimeRequest } from './child-time/contract.ts';
export type { ClassOfChild, FamilyChild, FamilyOverview, RemovedChild } from './overview/contract.ts';
export type { NamingChild, NamingChildren } from './taking-in/contract.ts';
export type { FamilyPeople, FamilyPerson } from './swap/contract.ts';
export type { TimeRestriction } from './time/contract.ts';

export const familiesContract = {
  ...grownUpsContract,
  ...consentContract,
  ...comingOfAgeContract,
  ...membersContract,
  ...swapContract,
  ...childTimeContract,
  ...overviewContract,
  ...takingInContract,
  ...pictureSignInContract,
  ...timeContract,
};

declare module '../../core/api.ts' {
  interface Api {
    families: typeof familiesContract;
  }
}
