import type { accessLevels } from '#features/learning/catalogue/contract.ts';

export const accessNames: Record<(typeof accessLevels)[number], string> = {
  default: 'learning.editor.accessDefault',
  public: 'learning.editor.accessPublic',
  all: 'learning.editor.accessAll',
  paid: 'learning.editor.accessPaid',
  premium: 'learning.editor.accessPremium',
};
