/** Lets the browser do what waits (draw, answer a press) between two pieces of work. */
export const nextTask = () => new Promise<void>((next) => setTimeout(next))

/** Waits for work to end, but no longer than this many milliseconds; tells whether it has ended. */
export const withTimeout = (milliseconds: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(() => true),
    new Promise<boolean>((end) => {
      setTimeout(end, milliseconds, false)
    }),
  ])
