import { defineFeature } from '#platform/composition/feature.ts';
import { exportStore } from './server/personal-data.ts';

export const store = defineFeature({
  name: 'store',
  personalData: {
    exported: ['redemptions', 'store_frames'],
    keptBack: {
      store_items: 'Who of the staff changed an item last.',
      store_budget_entries: 'Who of the staff entered a donor’s money.',
      store_order_events: 'Who moved an order on; the order itself is in the copy.',
      store_guardian_mails: 'When her guardian was last written to.',
    },
    exportOf: exportStore,
  },
});
