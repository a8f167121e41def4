import type { Made } from '../guesses.ts'
import type { Shape } from '../schema/shape.ts'
import { isOfFormat, textOfFormat, textOfName } from './text-of-format.ts'
import { mayTurnInCircles, textOfPattern } from './text-of-pattern.ts'

type Texts = Pick<Shape, 'minLength' | 'maxLength' | 'patterns' | 'formats'>

const tries = 240

/** Texts longer than this are made only where the contract asks for them. */
const usualMax = 400

/**
 * A text that keeps length, patterns and formats; undefined when none was found. A wild one is no text that people would
 * write: something is asked for that those do not have.
 */
export function makeText(
  shape: Texts,
  { name, around = '', random, now, fresh, wild }: Made & { name: string; around?: string; wild: boolean },
): string | undefined {
  const { minLength, maxLength, patterns, formats } = shape
  if (minLength > maxLength) return undefined
  const isGuessable = formats.length === 0 && !patterns.some(mayTurnInCircles)
  const expressions = patterns.map((one) => new RegExp(one, 'u'))
  const length = { min: minLength, max: Math.max(minLength, Math.min(maxLength, usualMax)) }
  const making = { name, around, random, now, fresh, length, wild: false }
  for (let attempt = 0; attempt < tries; attempt++) {
    // what a pattern says is narrower than a format, and a format than a name
    const source = [...formats, ...patterns][attempt % Math.max(1, formats.length + patterns.length)]
    const text = candidate(source, attempt)
    if (text === undefined) continue
    const count = [...text].length
    const isKept =
      count >= minLength &&
      count <= maxLength &&
      expressions.every((one) => one.test(text)) &&
      formats.every((one) => isOfFormat(one, text))
    if (isKept) return text
  }
  return undefined

  function candidate(source: string | undefined, attempt: number): string | undefined {
    if (attempt % 16 === 15) return ''
    // what the name says may fit the pattern, and reads better than letters
    if (wild && source === undefined)
      return textOfPattern(attempt % 2 === 0 ? '^[^]*$' : '^[!-~]*$', length, random, wild)
    if (source === undefined || (attempt % 8 === 0 && !wild && isGuessable)) return textOfName(making)
    if (formats.includes(source))
      return textOfFormat(source, { ...making, wild: wild || attempt > 3 }) ?? textOfName(making)
    if (patterns.length > 1 && attempt % 3 === 2)
      return patterns
        .map((one) => textOfPattern(one, { min: 0, max: length.max }, random, wild) ?? '')
        .join('')
    return textOfPattern(source, length, random, wild)
  }
}
