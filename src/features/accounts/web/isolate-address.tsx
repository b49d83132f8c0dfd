import type { ReactNode } from 'react';

/** An address keeps its direction of writing, whatever the page's. */
export function isolateAddress(address: ReactNode) {
  return (
    <bdi dir="ltr" className="text-pomegranate-deep">
      {address}
    </bdi>
  );
}
