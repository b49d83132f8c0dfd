import type { PagePlace } from './page-parts.tsx';

/** On the home page of someone who is signed in, under the greeting: what waits for her. */
export const homePanels: PagePlace<object> = 'home.panels';
