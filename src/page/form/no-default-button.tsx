/**
 * The first thing in a form whose buttons decide different things: the Enter key in a field then presses none of them. A form's default
 * button is its first one, and while that is disabled nothing is sent.
 */
export function NoDefaultButton() {
  // Nobody sees it, nor hears of it.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  return <button type="submit" disabled hidden />;
}
