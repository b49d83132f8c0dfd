import type { AccessLevel } from '#features/learning/catalogue/contract.ts';

export const accessNames: Record<AccessLevel, string> = {
  default: 'learning.editor.accessDefault',
  public: 'learning.editor.accessPublic',
  all: 'learning.editor.accessAll',
  paid: 'learning.editor.accessPaid',
  premium: 'learning.editor.accessPremium',
};

/** In the order in which they are offered. */
export const accessLevels = Object.keys(accessNames) as AccessLevel[];
