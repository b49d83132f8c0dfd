import { startNastyServer, type FakeAnswer, type FakeRequest, type NastyServer } from './nasty-server.ts';

export interface FakeGrant {
  reference: string;
  amount: string;
  paymentId: string;
  status: string;
}

export interface GrantsFake extends NastyServer {
  grants: FakeGrant[];
  /** The next grant is refused, each fund in its own way: a Donors' Fund code, an OJC status, a word of AAC's. */
  refuseNext(code: number | string): void;
}

/** The accounts that a donor has at each of them: number or address, and what proves it. */
export const fakeFundAccount = '6001000000004242:1229';

/** Speaks to all three funds' adapters: `/donors-fund`, `/ojc` and `/aac` are their base addresses. */
export async function startGrantsFake(): Promise<GrantsFake> {
  const grants: FakeGrant[] = [];
  let refusal: number | string | undefined;

  function add(amount: unknown, paymentId: unknown): string {
    const reference = String(70_001 + grants.length);
    grants.push({ reference, amount: String(amount), paymentId: String(paymentId), status: 'Approved' });
    return reference;
  }

  function takeRefusal(): number | string | undefined {
    const taken = refusal;
    refusal = undefined;
    return taken;
  }

  const json = (body: unknown, status = 200): FakeAnswer => ({ status, body: JSON.stringify(body) });

  const routes: Record<string, (asked: Record<string, unknown>) => FakeAnswer> = {
    'POST /donors-fund/Create': (asked) => {
      const errorCode = takeRefusal();
      if (errorCode !== undefined) return json({ errorCode, error: 'card 6001000000004242 is not good' });
      const confirmationNumber = Number(add(asked['amount'], asked['purposeNote']));
      return json({ errorCode: 0, data: { confirmationNumber, transactionId: 'b7', status: 'Approved' } });
    },
    'POST /ojc/vouchers/processcharitycardtransaction': (asked) => {
      const status = takeRefusal();
      if (status !== undefined) return { status: Number(status), body: '"no: 6001000000004242"' };
      return json(add(asked['Amount'], asked['ExternalreferenceId']));
    },
    'POST /aac/grants': (asked) => {
      const error = takeRefusal();
      return error === undefined
        ? json({ reference: add(asked['amount'], asked['reference']) }, 201)
        : json({ error, message: '6001000000004242' }, 422);
    },
  };

  const server = await startNastyServer((request: FakeRequest) => {
    const [, number] = /^\/donors-fund\/Grant\/Details\/(\d+)$/.exec(request.url.pathname) ?? [];
    const known = grants.find(({ reference }) => reference === number);
    if (known)
      return json({ amount: Number(known.amount), grantStatus: known.status, confirmationNumber: number });
    const route = routes[`${request.method} ${request.url.pathname}`];
    if (!route) return json({ error: 'none' }, 404);
    return route(JSON.parse(request.body) as Record<string, unknown>);
  });
  return {
    ...server,
    grants,
    refuseNext: (code) => {
      refusal = code;
    },
  };
}
