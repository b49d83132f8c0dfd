import { defineFeature } from '#platform/composition/feature.ts';
import { exportEntitlements } from './server/personal-data.ts';

export const billing = defineFeature({
  name: 'billing',
  personalData: {
    exported: ['entitlements', 'plan_changes', 'opened_courses'],
    keptBack: {},
    exportOf: exportEntitlements,
  },
});
