import type { Random } from '../../catalogue/lib/random.ts'
import { guessedRange } from './guesses.ts'
import type { Shape } from './schema/shape.ts'

type Bounds = Pick<Shape, 'min' | 'max' | 'aboveMin' | 'belowMax' | 'multiples' | 'formats'>

const int32 = 2 ** 31
const tries = 40

/** Whether a number keeps what is asked, as the checks of the wire reckon: by division, with the errors of floating point. */
export const keepsNumber = (shape: Bounds, value: number): boolean =>
  Number.isFinite(value) &&
  (shape.aboveMin ? value > shape.min : value >= shape.min) &&
  (shape.belowMax ? value < shape.max : value <= shape.max) &&
  shape.multiples.every((one) => value / one === Number.parseInt(String(value / one), 10)) &&
  (!shape.formats.includes('int32') || (value >= -int32 && value < int32))

/**
 * A number that keeps what is asked, where it can be near what its name says; undefined when there is none in reach. A wild
 * one may lie anywhere within its bounds.
 */
export function makeNumber(
  shape: Bounds,
  { whole, name, random, wild }: { whole: boolean; name: string; random: Random; wild: boolean },
): number | undefined {
  const isWhole = whole || shape.formats.some((one) => one === 'int32' || one === 'int64')
  const { range, decimals: places } = guessedRange(name)
  const [low, high] = rangeOf(shape, wild ? [Infinity, -Infinity] : range)
  const step = stepOf(shape.multiples, isWhole)
  for (let attempt = 0; attempt < tries; attempt++) {
    const value =
      step === undefined
        ? between(low, high, { places, attempt: wild ? 2 : attempt, random })
        : multiple(step, low, high, attempt, random)
    if (value !== undefined && keepsNumber(shape, value) && (!isWhole || Number.isInteger(value)))
      return value
  }
  return undefined
}

/** Where to look: the usual range if it lies within the bounds, else near them. */
function rangeOf({ min, max, formats }: Bounds, [from, to]: readonly [number, number]): [number, number] {
  const isInt32 = formats.includes('int32')
  const [least, most] = [isInt32 ? Math.max(min, -int32) : min, isInt32 ? Math.min(max, int32 - 1) : max]
  const [low, high] = [Math.max(least, from), Math.min(most, to)]
  if (low <= high && !(low === high && from !== to)) return [low, high]
  if (Number.isFinite(least) && Number.isFinite(most)) return [least, most]
  if (least === -Infinity && most === Infinity) return [-1000, 1000]
  if (Number.isFinite(least)) return [least, least + Math.max(100, Math.abs(least))]
  return [most - Math.max(100, Math.abs(most)), most]
}

/** What all values are multiples of; undefined where there is no such thing. */
function stepOf(multiples: readonly number[], whole: boolean): number | undefined {
  const steps = whole ? [...multiples, 1] : multiples
  if (steps.length === 0) return undefined
  // fractions are reckoned as whole numbers of a small enough unit
  const digits = Math.min(12, Math.max(...steps.map(decimals)))
  const unit = 10 ** digits
  const parts = steps.map((one) => Math.round(one * unit))
  const common = parts.reduce((one, other) => (one / divisor(one, other)) * other)
  return common / unit
}

const decimals = (value: number): number => {
  const [, fraction = '', exponent = '0'] = /^-?\d*(?:\.(\d+))?(?:e(-?\d+))?$/.exec(String(value)) ?? []
  return Math.max(0, fraction.length - Number(exponent))
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

function multiple(
  step: number,
  low: number,
  high: number,
  attempt: number,
  random: Random,
): number | undefined {
  const [from, to] = [Math.ceil(low / step), Math.floor(high / step)]
  // the bounds may lie where no multiple of the usual range is; the nearest ones are tried then
  if (from > to) return round(from * step, step)
  // beyond what is told apart exactly, a number of one digit and noughts is
  const rough = 10 ** Math.floor(Math.log10(Math.abs(from) || 1))
  if (!Number.isSafeInteger(from)) return Math.ceil(from / rough) * rough * step
  const at =
    attempt < (2 * tries) / 3
      ? from + Math.floor(random.next() * (to - from + 1))
      : from + (attempt % (to - from + 1))
  return round(at * step, step)
}

/** Without what floating point leaves over: 3 × 0.1 is 0.3. */
const round = (value: number, step: number): number => {
  const places = decimals(step)
  return places > 0 && places <= 15 ? Number(value.toFixed(places)) : value
}

type Chance = { places: number; attempt: number; random: Random }

function between(low: number, high: number, { places, attempt, random }: Chance): number {
  const value = low + random.next() * (high - low)
  const rounded = (digits: number) => Number(value.toFixed(digits))
  // a narrow range has nothing round in it
  return [rounded(places), rounded(2), value, low + (high - low) / 2][attempt % 4] ?? value
}
