/** A number from 0 up to 1 that belongs to two whole numbers and a salt: the same on every machine. */
export function chanceAt(x: number, y: number, salt: number): number {
  let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(salt | 0, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296
}

/** Soft hills from -1 to 1, about `wave` metres from top to top. */
export function hills(x: number, y: number, wave: number, salt: number): number {
  const [u, v] = [x / wave, y / wave]
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [eased(u - left), eased(v - top)]
  const at = (dx: number, dy: number) => chanceAt(left + dx, top + dy, salt)
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * a
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * a
  return 2 * (upper + (lower - upper) * b) - 1
}

/** Hills upon hills. */
export function terrainAt(x: number, y: number, wave: number, salt: number): number {
  return (
    hills(x, y, wave, salt) * 0.62 +
    hills(x, y, wave / 2.1, salt + 1) * 0.28 +
    hills(x, y, wave / 4.3, salt + 2) * 0.12
  )
}

function eased(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
