// Loaded into a product's process before everything else: its time starts at the time in the file named by CLOCK_FILE and
// runs on from there. A file beside it confirms that it has been read.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const RealDate = Date;
let said = '';
let offset = 0;

function follow() {
  const says = readFileSync(process.env.CLOCK_FILE, 'utf8');
  if (says === said) return;
  said = says;
  offset = RealDate.parse(says) - RealDate.now();
  // The database's thread may be sooner, while requests still get the old time.
  if (isMainThread) writeFileSync(`${process.env.CLOCK_FILE}.read`, says);
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
