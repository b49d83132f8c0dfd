/**
 * Says for whom a page was made. Another tab may have changed the session since, as a family does that shares a device: what this
 * page still writes must not become the other person's.
 */
export const viewerHeader = 'x-viewer';
