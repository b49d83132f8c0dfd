export type PaypalObject = Record<string, unknown> & { id: string };

export class PaypalRefusal extends Error {
  readonly status: number;
  readonly issue: string;
  constructor(status: number, issue: string) {
    super(issue);
    this.status = status;
    this.issue = issue;
  }
}

interface Amount {
  currency_code: string;
  value: string;
}
interface Unit {
  custom_id: string;
  invoice_id: string;
  amount: Amount;
  payments?: { captures?: PaypalObject[]; authorizations?: PaypalObject[]; refunds?: PaypalObject[] };
}
interface Wallet {
  vault_id?: string;
  attributes?: { vault: { id?: string; status?: string } };
  email_address?: string;
}
export interface PaypalOrder {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: string;
  purchase_units: [Unit];
  payment_source: { paypal: Wallet };
  links: { rel: string; href: string; method: string }[];
}

/** Tokens at which PayPal declines, with its word. */
const declining = new Map([
  ['declined', 'INSTRUMENT_DECLINED'],
  ['cancelled', 'AGREEMENT_ALREADY_CANCELLED'],
]);

const cents = ({ value }: Amount) => Math.round(Number(value) * 100);
const amountOf = (count: number, like: Amount): Amount => ({ ...like, value: (count / 100).toFixed(2) });

export type PaypalBooks = ReturnType<typeof createPaypalBooks>;

/** What PayPal keeps. Objects are as its documentation shows them, without the fields that we do not read. */
export function createPaypalBooks() {
  const orders: PaypalOrder[] = [];
  let made = 0;
  const nameFor = (kind: string) => `${kind}${String((made += 1)).padStart(4, '0')}`;

  function getOrder(id: string): PaypalOrder {
    const found = orders.find((order) => order.id === id);
    if (!found) throw new PaypalRefusal(404, 'INVALID_RESOURCE_ID');
    return found;
  }

  function find(kind: 'captures' | 'authorizations', id: string) {
    for (const order of orders) {
      const [unit] = order.purchase_units;
      const found = unit.payments?.[kind]?.find((one) => one.id === id);
      if (found) return { order, unit, found };
    }
    throw new PaypalRefusal(404, 'INVALID_RESOURCE_ID');
  }

  function related(order: PaypalOrder) {
    const [unit] = order.purchase_units;
    return {
      amount: unit.amount,
      custom_id: unit.custom_id,
      invoice_id: unit.invoice_id,
      supplementary_data: { related_ids: { order_id: order.id } },
    };
  }

  function take(order: PaypalOrder): PaypalObject {
    const [unit] = order.purchase_units;
    if (isPaid(unit.invoice_id)) throw new PaypalRefusal(422, 'DUPLICATE_INVOICE_ID');
    const fee = amountOf(Math.round(cents(unit.amount) * 0.0349) + 49, unit.amount);
    const capture = {
      id: nameFor('CAP'),
      status: 'COMPLETED',
      ...related(order),
      seller_receivable_breakdown: { gross_amount: unit.amount, paypal_fee: fee },
    };
    unit.payments = { ...unit.payments, captures: [capture] };
    order.status = 'COMPLETED';
    const wallet = order.payment_source.paypal;
    wallet.email_address ??= 'payer@example.org';
    if (wallet.attributes) wallet.attributes = { vault: { id: nameFor('VAULT'), status: 'VAULTED' } };
    return capture;
  }

  const isPaid = (invoice: string) =>
    orders.some(({ purchase_units: [unit] }) => unit.invoice_id === invoice && unit.payments?.captures);

  function mustBe(order: PaypalOrder): void {
    if (order.status === 'COMPLETED') throw new PaypalRefusal(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw new PaypalRefusal(422, 'ORDER_NOT_APPROVED');
  }

  return {
    orders,
    /** Whether its reports are behind, as they may be for hours, and whether we may read them at all. */
    reports: { areBehind: false, areForbidden: false },
    /** What the next capture is refused for. */
    declines: { next: undefined as string | undefined },
    getOrder,
    createOrder(asked: Omit<PaypalOrder, 'id' | 'status' | 'links'>): PaypalOrder {
      const id = nameFor('ORDER');
      const approve = {
        rel: 'payer-action',
        href: `https://www.paypal.com/checkoutnow?token=${id}`,
        method: 'GET',
      };
      const order: PaypalOrder = {
        ...structuredClone(asked),
        id,
        status: 'PAYER_ACTION_REQUIRED',
        links: [approve],
      };
      const token = order.payment_source.paypal.vault_id;
      const issue = declining.get(token ?? '');
      if (issue !== undefined) throw new PaypalRefusal(422, issue);
      orders.push(order);
      if (token !== undefined && token !== 'asks') take(order);
      return order;
    },
    approve(id: string): void {
      getOrder(id).status = 'APPROVED';
    },
    captureOrder(id: string): PaypalOrder {
      const order = getOrder(id);
      mustBe(order);
      const { next } = this.declines;
      this.declines.next = undefined;
      if (next !== undefined) throw new PaypalRefusal(422, next);
      take(order);
      return order;
    },
    authorizeOrder(id: string): PaypalOrder {
      const order = getOrder(id);
      mustBe(order);
      const authorization = { id: nameFor('AUTH'), status: 'CREATED', ...related(order) };
      order.purchase_units[0].payments = { authorizations: [authorization] };
      order.status = 'COMPLETED';
      return order;
    },
    captureAuthorization(id: string): PaypalObject {
      const { order, found } = find('authorizations', id);
      if (found['status'] !== 'CREATED') throw new PaypalRefusal(422, 'AUTHORIZATION_ALREADY_CAPTURED');
      found['status'] = 'CAPTURED';
      return take(order);
    },
    voidAuthorization(id: string): void {
      find('authorizations', id).found['status'] = 'VOIDED';
    },
    getCapture: (id: string) => find('captures', id).found,
    /** By us, or by hand without a custom id of its own. */
    refundCapture(id: string, { amount, custom_id }: { amount: Amount; custom_id?: string }): PaypalObject {
      const { unit, found } = find('captures', id);
      const refunds = unit.payments?.refunds ?? [];
      const sum = refunds.reduce((total, refund) => total + cents(refund['amount'] as Amount), cents(amount));
      if (sum > cents(unit.amount)) throw new PaypalRefusal(422, 'REFUND_AMOUNT_EXCEEDED');
      const refund = {
        id: nameFor('REF'),
        status: 'COMPLETED',
        amount,
        custom_id: custom_id ?? unit.custom_id,
        seller_payable_breakdown: { paypal_fee: { ...amount, value: '0.00' } },
        links: [{ rel: 'up', href: `https://api-m.paypal.com/v2/payments/captures/${id}` }],
      };
      unit.payments = { ...unit.payments, refunds: [...refunds, refund] };
      found['status'] = sum === cents(unit.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
      return refund;
    },
    reported(asked: URLSearchParams) {
      if (this.reports.areForbidden) throw new PaypalRefusal(403, 'NOT_AUTHORIZED');
      const details = orders.flatMap(({ purchase_units: [unit] }) =>
        (unit.payments?.captures ?? []).map(({ id }) => ({
          transaction_info: { transaction_id: id, custom_field: unit.custom_id, amount: unit.amount },
        })),
      );
      const shown = details.filter(
        ({ transaction_info: { amount } }) =>
          asked.get('transaction_currency') === amount.currency_code &&
          asked.get('transaction_amount') === `${cents(amount)} TO ${cents(amount)}`,
      );
      return { transaction_details: this.reports.areBehind ? [] : shown, total_pages: 1 };
    },
  };
}
