import { useTranslations } from 'use-intl';
import type { FamilyChild } from '#features/families/contract.ts';

/** The way to everything that waits for the parent's answer, on a screen that may be long; nothing if nothing waits. */
export function WhatWaits({ of }: { of: readonly FamilyChild[] }) {
  const t = useTranslations();
  const links = of.flatMap((child) => {
    const name = child.firstName || t('home.family.unnamed');
    const { id, consent, time, classes, worksWaiting, ordersWaiting } = child;
    const card = `#child-${id}`;
    return [
      consent === 'waiting' && { href: card, text: t('home.family.waitsConsent', { name }) },
      time?.request?.granted === null && { href: card, text: t('home.family.waitsTime', { name }) },
      consent !== 'not_needed' &&
        classes.some(({ waitsFor }) => waitsFor === 'guardian') && {
          href: card,
          text: t('home.family.waitsClass', { name }),
        },
      worksWaiting > 0 && {
        href: '#children-works',
        text: t('home.family.waitsWorks', { name, count: worksWaiting }),
      },
      ordersWaiting > 0 && {
        href: '#asked-orders',
        text: t('home.family.waitsOrders', { name, count: ordersWaiting }),
      },
    ].filter((link) => link !== false);
  });
  if (links.length === 0) return null;
  return (
    <nav aria-labelledby="what-waits" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 id="what-waits" className="text-step-0 font-semibold">
        {t('home.family.waiting')}
      </h2>
      {links.map(({ href, text }) => (
        <a
          key={`${href} ${text}`}
          href={href}
          className="inline-flex min-h-11 items-center rounded-pill bg-tint-gold px-4 font-semibold wrap-anywhere hover:underline"
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
