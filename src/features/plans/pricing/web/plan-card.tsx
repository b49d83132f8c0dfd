import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';

interface PlanCardProps {
  name: string;
  price: string;
  /** Below the price. */
  note: string;
  /** What a coupon makes of it. */
  withCoupon?: string | undefined;
  includes: readonly string[];
  /** When it renews and how it ends: beside the button, before anyone presses it. */
  terms?: string | undefined;
  action: ReactNode;
  /** The one most families take. */
  isLead?: boolean;
}

/** One plan on its own sheet. */
export function PlanCard({
  name,
  price,
  note,
  withCoupon,
  includes,
  terms,
  action,
  isLead = false,
}: PlanCardProps) {
  return (
    <li
      className={classNames(
        'on-paper flex flex-col rounded-card bg-paper p-6 sm:p-8',
        isLead ? 'shadow-lift-3 outline-3 -outline-offset-3 outline-gold' : 'shadow-lift-1',
      )}
    >
      <h2 className="text-step-2 font-bold">{name}</h2>
      <p className="mt-4 text-step-3 font-bold tabular-nums">{price}</p>
      <p className="text-muted">{note}</p>
      {withCoupon !== undefined && (
        <p className="mt-2 self-start rounded-control bg-tint-olive px-3 py-1 font-semibold text-olive">
          {withCoupon}
        </p>
      )}
      <ul className="mt-6 mb-8 space-y-3">
        {includes.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon shape={IconCheck} size={22} className="mt-0.5 text-olive" />
            <span className="text-pretty">{line}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {action}
        {terms !== undefined && <p className="mt-3 text-step--1 text-pretty text-muted">{terms}</p>}
      </div>
    </li>
  );
}
