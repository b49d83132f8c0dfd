import { wantsLessMotion } from '#ui/styles/less-motion.ts';

const flightMs = 380;
const ease = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** A copy of a card flies into a basket; the card itself may be gone by the time it lands. */
export function flyIn(card: HTMLElement, basket: HTMLElement): void {
  if (wantsLessMotion()) return;
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.inert = true;
  copy.removeAttribute('data-card');
  // Through the object model, since our policy refuses style attributes.
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    zIndex: '20',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  basket.parentElement?.append(copy);
  const flight = copy.animate([lying, within(card, basket)], { duration: flightMs, easing: ease });
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => copy.remove());
}

/** A card flies back from a basket, once its copy has landed there if `isAfterFlight`. */
export function flyBack(card: HTMLElement, basket: HTMLElement, isAfterFlight: boolean): void {
  if (wantsLessMotion()) return;
  card.animate([within(card, basket), lying], {
    duration: flightMs * 1.5,
    delay: isAfterFlight ? flightMs : 0,
    easing: ease,
    fill: 'backwards',
  });
}

/** A basket that got a card bounces a little. */
export function bounce(basket: HTMLElement, isAfterFlight: boolean): void {
  if (wantsLessMotion()) return;
  basket.animate([{ scale: '1' }, { scale: '1.04 0.96' }, { scale: '0.98 1.02' }, { scale: '1' }], {
    duration: flightMs,
    delay: isAfterFlight ? flightMs * 0.6 : 0,
  });
}

const lying: Keyframe = { translate: '0 0', scale: '1', opacity: 1 };

function within(card: HTMLElement, basket: HTMLElement): Keyframe {
  const [from, to] = [card.getBoundingClientRect(), basket.getBoundingClientRect()];
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return { translate: `${x}px ${y}px`, scale: '0.4', opacity: 0 };
}
