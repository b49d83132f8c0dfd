import { describe, expect, test } from 'vitest';
import type { ListingRequest } from '#core/listing.ts';
import { anyText, day, oneOf } from './filter-readers.ts';
import {
  changeAddress,
  type FilterReaders,
  matchingPart,
  readListingRequest,
  readPageSize,
  viewPart,
} from './listing-address.ts';

interface Request extends ListingRequest {
  calendar?: 'israel' | 'diaspora' | undefined;
  since?: string | undefined;
  city?: string | undefined;
}
const filters: FilterReaders<Request> = {
  calendar: oneOf(['israel', 'diaspora']),
  since: day,
  city: anyText,
};
const search = (text: string) => new URLSearchParams(text);

describe('the request of an address', () => {
  test('has the search, the filters, the order and the page', () => {
    const asked = search('q=+tel+aviv+&calendar=israel&sort=-name&perPage=100&at=abc&columns[]=name');
    expect(readListingRequest(filters, asked)).toEqual({
      q: 'tel aviv',
      calendar: 'israel',
      sort: '-name',
      perPage: 100,
      at: 'abc',
    });
  });

  test('leaves out what does not fit, and keeps the rest', () => {
    expect(
      readListingRequest(filters, search('calendar=mayan&perPage=7&since=2026-02-30&city=+&q=dov')),
    ).toEqual({ q: 'dov' });
  });

  test('has each filter as it is read', () => {
    const asked = search('calendar=diaspora&since=2026-02-28&city=+Haifa');
    expect(readListingRequest(filters, asked)).toEqual({
      calendar: 'diaspora',
      since: '2026-02-28',
      city: 'Haifa',
    });
  });

  test('takes an empty field of a form for none', () => {
    expect(readListingRequest(filters, search('q=&calendar='))).toEqual({});
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
    expect(changeAddress(search('q=dov&columns[]=name&columns[]=city'), { at: 'abc' })).toBe(
      '?q=dov&columns%5B%5D=name&columns%5B%5D=city&at=abc',
    );
  });
});

test('rows of another order or page are the same rows', () => {
  expect(String(matchingPart(search('q=dov&sort=name&at=x&perPage=25&columns[]=name&lang=he')))).toBe(
    'q=dov',
  );
});

test('a saved view keeps the order and the columns, and no page', () => {
  expect(viewPart(search('q=dov&sort=name&at=x&columns[]=name&lang=he'))).toBe(
    'q=dov&sort=name&columns%5B%5D=name',
  );
});

test('a page has fifty rows unless its address names another size that there is', () => {
  expect(readPageSize(search(''))).toBe(50);
  expect(readPageSize(search('perPage=500'))).toBe(500);
  expect(readPageSize(search('perPage=501'))).toBe(50);
});
