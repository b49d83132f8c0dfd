import { defineFeature } from '#platform/composition/feature.ts';

export const submissions = defineFeature({
  name: 'submissions',
});
