/**
 * The first thing in a form whose buttons decide different things: the Enter key in a field then presses none of them. A form's default
 * button is its first one, and while that is disabled nothing is sent.
 */
export function NoDefaultButton() {
  return <input type="submit" disabled hidden />;
}
