// Loaded into a product's process before all else: its time is what the file named by CLOCK_FILE says, and goes on from there.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let said = '';
let offset = 0;

function follow() {
  const says = readFileSync(process.env.CLOCK_FILE, 'utf8');
  if (says === said) return;
  said = says;
  offset = RealDate.parse(says) - RealDate.now();
}

follow();
setInterval(follow, 50).unref();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
