/** Loaded while there is a connection, so that it is there, and kept with the page, when there is none. */
export const loadOfflineNotice = () => import('./offline-notice.tsx');
