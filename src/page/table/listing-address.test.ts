import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ListingRequest } from '#core/listing.ts';
import {
  changeAddress,
  matchingPart,
  readListingRequest,
  readPageSize,
  viewPart,
} from './listing-address.ts';

const Request = z.extend(ListingRequest, { calendar: z.optional(z.enum(['israel', 'diaspora'])) });
const search = (text: string) => new URLSearchParams(text);

describe('the request of an address', () => {
  test('has the search, the filters, the order and the page', () => {
    const asked = search('q=+tel+aviv+&calendar=israel&sort=-name&perPage=100&at=abc&columns=name');
    expect(readListingRequest(Request, asked)).toEqual({
      q: 'tel aviv',
      calendar: 'israel',
      sort: '-name',
      perPage: 100,
      at: 'abc',
    });
  });

  test('leaves out what does not fit, and keeps the rest', () => {
    expect(readListingRequest(Request, search('calendar=mayan&perPage=7&q=dov'))).toEqual({ q: 'dov' });
  });

  test('takes an empty field of a form for none', () => {
    expect(readListingRequest(Request, search('q=&calendar='))).toEqual({});
  });
});

describe('a link to the same table', () => {
  test('changes what it is for, and begins at the first page', () => {
    expect(changeAddress(search('q=dov&at=abc&sort=name'), { sort: '-name' })).toBe('?q=dov&sort=-name');
  });

  test('drops what is set to nothing', () => {
    expect(changeAddress(search('q=dov&calendar=israel'), { calendar: undefined })).toBe('?q=dov');
  });

  test('to another page keeps everything else', () => {
    expect(changeAddress(search('q=dov&columns=name&columns=city'), { at: 'abc' })).toBe(
      '?q=dov&columns=name&columns=city&at=abc',
    );
  });
});

test('rows of another order or page are the same rows', () => {
  expect(String(matchingPart(search('q=dov&sort=name&at=x&perPage=25&columns=name&lang=he')))).toBe('q=dov');
});

test('a saved view keeps the order and the columns, and no page', () => {
  expect(viewPart(search('q=dov&sort=name&at=x&columns=name&lang=he'))).toBe('q=dov&sort=name&columns=name');
});

test('a page has fifty rows unless its address names another size that there is', () => {
  expect(readPageSize(search(''))).toBe(50);
  expect(readPageSize(search('perPage=500'))).toBe(500);
  expect(readPageSize(search('perPage=501'))).toBe(50);
});
