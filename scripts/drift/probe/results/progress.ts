import type { Coverage } from './coverage.ts'

const everyMs = 5000

/** Says now and then how far a long probe is; a short one says nothing. */
export function progressOn(out: { write: (text: string) => unknown }) {
  let last = Date.now()
  return (coverage: Coverage): void => {
    if (Date.now() - last < everyMs) return
    last = Date.now()
    out.write(`${coverage.requests()} requests …\n`)
  }
}
