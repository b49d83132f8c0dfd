import { expect, test } from 'vitest';
import type { UserView } from '#features/accounts/contract.ts';
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
  { id: 'late', text: '', href: '/late', place: 2, header: ['learner'], footer: { menu: 'product' } },
  { id: 'early', text: '', href: '/early', place: 1, header: ['learner', 'visitor'] },
  {
    id: 'lively',
    text: '',
    href: '/lively',
    place: 3,
    header: ['learner'],
    footer: { menu: 'product', kinds: ['learner'] },
    hiddenInClassicMode: true,
  },
  { id: 'elsewhere', text: '', href: '/elsewhere', place: 4, footer: { menu: 'legal' } },
];
const ids = (shown: SiteLink[]) => shown.map(({ id }) => id);

test('the header has the links of a kind of user, in order', () => {
  expect(ids(headerLinks(links, learner))).toEqual(['early', 'late', 'lively']);
  expect(ids(headerLinks(links, null))).toEqual(['early']);
});

test('a menu of the footer has its own links, and those for everyone', () => {
  expect(ids(footerLinks(links, learner, 'product'))).toEqual(['late', 'lively']);
  expect(ids(footerLinks(links, null, 'product'))).toEqual(['late']);
  expect(ids(footerLinks(links, null, 'legal'))).toEqual(['elsewhere']);
});

test('in classic mode nothing leads to what is hidden there', () => {
  const classic = { ...learner, classicMode: true };
  expect(ids(headerLinks(links, classic))).toEqual(['early', 'late']);
  expect(ids(footerLinks(links, classic, 'product'))).toEqual(['late']);
});
