import { expect, test } from 'vitest';
import type { UserView } from '#features/people/contract.ts';
import type { SiteLink } from '#page/feature-pages.ts';
import { footerLinks, headerLinks, kindOf } from './site-kinds.ts';

const learner = {
  firstName: 'Mira',
  lastName: 'Stern',
  role: 'learner',
  admin: false,
  awaitsGuardian: false,
} as UserView;

test.each([
  { viewer: null, kind: 'visitor' },
  { viewer: learner, kind: 'learner' },
  { viewer: { ...learner, role: 'home' }, kind: 'learner' },
  { viewer: { ...learner, role: 'student' }, kind: 'learner' },
  { viewer: { ...learner, role: 'parent' }, kind: 'parent' },
  { viewer: { ...learner, role: 'educator' }, kind: 'educator' },
  { viewer: { ...learner, role: 'educator', admin: true }, kind: 'admin' },
  { viewer: { ...learner, awaitsGuardian: true, role: 'new' }, kind: 'waiting' },
  { viewer: { ...learner, role: 'new' }, kind: 'newcomer' },
  { viewer: { ...learner, lastName: '' }, kind: 'newcomer' },
] as const)('$viewer.role is a $kind', ({ viewer, kind }) => expect(kindOf(viewer)).toBe(kind));

const links: SiteLink[] = [
  { text: '', href: '/late', place: 2, header: ['learner'], footer: { menu: 'product' } },
  { text: '', href: '/early', place: 1, header: ['learner', 'visitor'] },
  {
    text: '',
    href: '/lively',
    place: 3,
    header: ['learner'],
    footer: { menu: 'product', kinds: ['learner'] },
    hiddenInClassicMode: true,
  },
  { text: '', href: '/elsewhere', place: 4, footer: { menu: 'legal' } },
];
const addresses = (shown: SiteLink[]) => shown.map(({ href }) => href);

test('the header has the links of a kind of user, in order', () => {
  expect(addresses(headerLinks(links, learner))).toEqual(['/early', '/late', '/lively']);
  expect(addresses(headerLinks(links, null))).toEqual(['/early']);
});

test('a menu of the footer has its own links, and those for everyone', () => {
  expect(addresses(footerLinks(links, learner, 'product'))).toEqual(['/late', '/lively']);
  expect(addresses(footerLinks(links, null, 'product'))).toEqual(['/late']);
  expect(addresses(footerLinks(links, null, 'legal'))).toEqual(['/elsewhere']);
});

test('in classic mode nothing leads to what is hidden there', () => {
  const classic = { ...learner, classicMode: true };
  expect(addresses(headerLinks(links, classic))).toEqual(['/early', '/late']);
  expect(addresses(footerLinks(links, classic, 'product'))).toEqual(['/late']);
});
