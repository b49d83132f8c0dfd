/** What is sent as `Order`, and comes back signed: our payment's id, and whether its card is kept, since an adapter keeps nothing. */
export interface YaadOrder {
  paymentId: string;
  saves: boolean;
}

const savesMark = '.saves';

export function writeOrder({ paymentId, saves }: YaadOrder): string {
  return saves ? paymentId + savesMark : paymentId;
}

/** Reads the `Order` of a browser that came back. It proves nothing: it only says which payment to complete. */
export function readOrder(order: string): YaadOrder {
  const saves = order.endsWith(savesMark);
  return { paymentId: saves ? order.slice(0, -savesMark.length) : order, saves };
}
