import { data } from 'react-router';

/** What a loader throws for an unknown page: the error page with 404. */
export function unknownPage() {
  return data({ code: 'not_found' }, { status: 404 });
}
