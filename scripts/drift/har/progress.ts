import { sizeOf } from '../document/sources/budget.ts'
import type { Progress } from './check-har.ts'

const everyMs = 3000

/** Says now and then how far a long reading is; a short one says nothing. */
export function progressOn(out: { write: (text: string) => unknown }): Progress {
  let last = Date.now()
  return (file, { number, read, size }) => {
    // the clock is not looked at for every entry
    if (number % 64 !== 0 || Date.now() - last < everyMs) return
    last = Date.now()
    out.write(`${file}: ${number} entries, ${sizeOf(read)} of ${sizeOf(size)} …\n`)
  }
}
