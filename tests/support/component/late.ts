/** Whether answers and modules come late, so that no test takes them as there (docs/testing.md). */
export const isLate = Boolean(import.meta.env['VITE_LATE'])

// the clock of a test may stand still
const later = setTimeout.bind(globalThis)

/** Some answers at once, some up to 0.7 seconds later. */
export const late = (): Promise<void> =>
  new Promise((next) => later(next, Math.random() < 0.4 ? 700 * Math.random() : 0))
