import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  deadlineFor,
  nastyWays,
  startNastyServer,
  type NastyServer,
} from '#test/support/payments/nasty-server.ts';
import { createRateFeed, RateFeedFailed } from './rate-feed.ts';

const ecb = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='2026-11-16'>
			<Cube currency='USD' rate='1.0772'/>
			<Cube currency='IDR' rate='16936.84'/>
			<Cube currency='ILS' rate='4.0255'/>
		</Cube>
	</Cube>
</gesmes:Envelope>
`;

const json = { base: 'USD', date: '2026-11-17', rates: { EUR: '0.92', ILS: '3.7000000001' } };

let server: NastyServer;
let body = '';

beforeEach(async () => {
  body = ecb;
  server = await startNastyServer(() => ({ body }));
});

afterEach(() => server.close());

function read(deadlineMs = deadlineFor()) {
  return createRateFeed({ url: `${server.url}/daily?key=k`, deadlineMs }).read();
}

test('the daily file of the European Central Bank is read to the last digit', async () => {
  expect(await read()).toEqual({
    base: 'EUR',
    day: '2026-11-16',
    rates: new Map([
      ['USD', '1.0772'],
      ['IDR', '16936.84'],
      ['ILS', '4.0255'],
    ]),
  });
  expect(server.requests.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
    'GET /daily?key=k',
  ]);
});

test('so is JSON, with a byte order mark before it or without', async () => {
  for (const start of ['', '\uFEFF']) {
    body = start + JSON.stringify(json);
    expect(await read()).toEqual({
      base: 'USD',
      day: '2026-11-17',
      rates: new Map([
        ['EUR', '0.92'],
        ['ILS', '3.7000000001'],
      ]),
    });
  }
});

test.each([
  ['nothing', ''],
  ['another page', '<html>System error</html>'],
  ['half a file', ecb.slice(0, 400)],
  ['a file without its end', ecb.replace('</gesmes:Envelope>', '')],
  ['a file with entities', ecb.replace('<gesmes:Envelope', '<!DOCTYPE x [<!ENTITY a "b">]><gesmes:Envelope')],
  ['a file of several days', ecb.replace("<Cube time='2026-11-16'>", "$&</Cube><Cube time='2026-11-13'>")],
  ['a file without rates', ecb.replaceAll(/\s<Cube currency.*\/>/g, '')],
  ['a currency twice', ecb.replace('IDR', 'USD')],
  ['a day that is none', ecb.replace('2026-11-16', '2026-02-30')],
  ['a rate of nothing', ecb.replace('4.0255', '0.0000')],
  ['a rate with a comma', ecb.replace('4.0255', '4,0255')],
  ['a rate with an exponent', ecb.replace('4.0255', '4e5')],
  ['a rate of eleven decimals', ecb.replace('4.0255', '4.02550000001')],
  ['a negative rate', ecb.replace('4.0255', '-4.0255')],
  ['an attribute more', ecb.replace("rate='4.0255'", "rate='4.0255' per='100'")],
  ['half of JSON', JSON.stringify(json).slice(0, -3)],
  ['JSON without rates', JSON.stringify({ ...json, rates: undefined })],
  ['JSON with a list of rates', JSON.stringify({ ...json, rates: ['1.0'] })],
  ['JSON without a base', JSON.stringify({ ...json, base: 'dollar' })],
  ['JSON whose rates are numbers', JSON.stringify({ ...json, rates: { EUR: 0.92 } })],
  ['JSON with a time in place of a day', JSON.stringify({ ...json, date: '2026-11-17T12:00:00Z' })],
])('%s is no feed', async (_what, said) => {
  body = said;
  await expect(read()).rejects.toMatchObject({ problem: 'unreadable' });
});

test.each(nastyWays.filter((way) => way !== 'twice'))(
  'nothing comes of an answer that is %s',
  async (way) => {
    server.spoilNext(way);
    const failed = await read(deadlineFor(way)).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RateFeedFailed);
    expect(failed).toMatchObject({ problem: way === 'html' ? 'unreadable' : 'unusable' });
    // A redirect is not followed, and nothing is asked for a second time.
    expect(server.requests).toHaveLength(1);
  },
);

test('a feed that nobody serves is away', async () => {
  const gone = await startNastyServer(() => ({ body }));
  await gone.close();
  await expect(createRateFeed({ url: gone.url }).read()).rejects.toMatchObject({ problem: 'away' });
});
