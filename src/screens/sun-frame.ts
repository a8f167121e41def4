import type { SunFrame } from '#src/api/homes/explorer.ts'

/** The moment of a day that comes nearest to an hour: not every day of a sun study has the same ones. */
export function frameNear(frames: readonly SunFrame[], date: string, time: string): SunFrame | undefined {
  const away = (frame: SunFrame) => Math.abs(minutesOf(frame.time) - minutesOf(time))
  return frames.filter((frame) => frame.date === date).toSorted((a, b) => away(a) - away(b))[0]
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
