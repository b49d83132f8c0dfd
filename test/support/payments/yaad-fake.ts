import { createHash } from 'node:crypto';
import { startNastyServer, type FakeAnswer, type FakeRequest, type NastyServer } from './nasty-server.ts';

/** A transaction as Hyp keeps it: without our `Order`, which it only echoes. */
export interface YaadTransaction {
  id: string;
  amount: string;
  status: 'charged' | 'postponed' | 'cancelled' | 'refund';
}

export interface YaadFake extends NastyServer {
  keys: { url: string; masof: string; key: string; passp: string };
  transactions: YaadTransaction[];
  /** From now on every transaction counts as sent to the card companies, which is when it cannot be cancelled any more. */
  transmit(): void;
  /** The code that the next charge ends with. */
  endNextWith(code: number): void;
  /** Pays at a signed page, and answers with what the browser brings back. */
  pay(url: string): Record<string, string>;
  /** Signs parameters as Hyp would, for a test that needs genuine ones that no payment has. */
  sign(parameters: Record<string, string>): Record<string, string>;
}

const masof = '0010131918';
const key = 'api-key-s3cret';
const passp = 'pass-s3cret';
export const fakeCardToken = '1315872608557944242';

/** Speaks the `/p/` endpoint of Hyp Pay, as far as our adapter uses it. */
export async function startYaadFake(): Promise<YaadFake> {
  const transactions: YaadTransaction[] = [];
  let isTransmitted = false;
  let nextCode: number | undefined;

  function add(amount: string, status: YaadTransaction['status']): string {
    const id = String(5_211_854 + transactions.length);
    transactions.push({ id, amount, status });
    return id;
  }

  function find(asked: URLSearchParams): YaadTransaction | undefined {
    return transactions.find(({ id }) => id === asked.get('TransId'));
  }

  /** A charge at the page or by token: its code and transaction. */
  function take(asked: URLSearchParams): { Id: string; CCode: string; Amount: string } {
    const amount = asked.get('Amount') ?? '';
    const isPostponed = asked.get('Postpone') === 'True';
    const code = nextCode ?? (isPostponed ? 800 : 0);
    nextCode = undefined;
    if (code !== 0 && code !== 800) return { Id: '5211800', CCode: String(code), Amount: amount };
    return { Id: add(amount, isPostponed ? 'postponed' : 'charged'), CCode: String(code), Amount: amount };
  }

  const actions: Record<string, (asked: URLSearchParams) => Record<string, string>> = {
    APISign: (asked) => {
      if (asked.get('KEY') !== key) return { CCode: '902' };
      const [signed, given] = partition(asked);
      if (asked.get('What') === 'VERIFY') return { CCode: hash(signed) === given ? '0' : '902' };
      const page = { ...Object.fromEntries(signed), action: 'pay', Masof: masof };
      return { ...page, signature: hash(Object.entries(page)) };
    },
    soft: (asked) => {
      if (asked.get('Token') !== 'True' || asked.get('CC') !== fakeCardToken) return { CCode: '997' };
      return { ...take(asked), ACode: '0012345', Coin: asked.get('Coin') ?? '' };
    },
    getToken: (asked) => {
      const transaction = find(asked);
      if (!transaction) return { CCode: '910' };
      return { Id: transaction.id, CCode: '0', Token: fakeCardToken, Tokef: '2904' };
    },
    commitTrans: (asked) => {
      const transaction = find(asked);
      if (transaction?.status !== 'postponed') return { CCode: '250' };
      transaction.status = 'cancelled';
      return { Id: add(transaction.amount, 'charged'), CCode: '0', HeshASM: '0' };
    },
    CancelTrans: (asked) => {
      const transaction = find(asked);
      if (transaction?.status !== 'charged' || isTransmitted) return { CCode: '920' };
      transaction.status = 'cancelled';
      return { TransId: transaction.id, CCode: '0', Hesh: '0', ReversalStatus: '777' };
    },
    zikoyAPI: (asked) => {
      const transaction = find(asked);
      if (!transaction || Number(asked.get('Amount')) > Number(transaction.amount)) return { CCode: '33' };
      return { Id: add(asked.get('Amount') ?? '', 'refund'), CCode: '0', ACode: '0012345' };
    },
  };

  function serve(request: FakeRequest): FakeAnswer {
    const asked = request.method === 'GET' ? request.url.searchParams : new URLSearchParams(request.body);
    const isAuthentic = asked.get('Masof') === masof && asked.get('PassP') === passp;
    const act = actions[asked.get('action') ?? ''];
    const fields = isAuthentic && act ? act(asked) : { CCode: '902' };
    return { headers: { 'content-type': 'text/html' }, body: encode(fields) };
  }

  const server = await startNastyServer(serve);
  const sign = (parameters: Record<string, string>) => ({
    ...parameters,
    Sign: hash(Object.entries(parameters)),
  });
  return {
    ...server,
    keys: { url: `${server.url}/p/`, masof, key, passp },
    transactions,
    transmit: () => {
      isTransmitted = true;
    },
    endNextWith: (code) => {
      nextCode = code;
    },
    pay: (url) => {
      const page = new URL(url).searchParams;
      const signed = [...page].filter(([name]) => name !== 'signature');
      if (hash(signed) !== page.get('signature')) throw new Error('the page is not signed as it should be');
      return sign({
        ...take(page),
        ACode: '0012345',
        Order: page.get('Order') ?? '',
        Fild1: 'ישראל ישראלי',
        UserId: '203269535',
        Brand: '2',
        L4digit: '4242',
        Coin: page.get('Coin') ?? '',
        Tmonth: '04',
        Tyear: '2029',
        errMsg: ' (0)',
      });
    },
    sign,
  };
}

const ownNames = new Set(['action', 'What', 'KEY', 'PassP', 'Masof', 'Sign']);

/** What is signed in a question, and the signature that it brings (in a question to sign, `True`). */
function partition(asked: URLSearchParams): [[string, string][], string | null] {
  return [[...asked].filter(([name]) => !ownNames.has(name)), asked.get('Sign')];
}

/** Order matters, as it does at Hyp. */
function hash(entries: readonly (readonly [string, string])[]): string {
  return createHash('sha256').update(JSON.stringify(entries)).update(key).digest('hex');
}

function encode(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}
