/**
 * The administration, through a file of its own: a page lists the files of whatever it loads later, and this list is for staff alone to
 * load.
 */
export const loadAdministration = () => import('./enter-administration.ts');
