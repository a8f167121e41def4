import { highest, lowest, textsUnder } from '../keywords.ts'
import type { Reason } from '../reason.ts'
import { boundReason } from '../reason.ts'
import type { Shape } from '../shape.ts'
import { ownValue } from '../../own-value.ts'
import { isPatternWithin } from '../../pattern/within.ts'

/** Why texts of one shape may not be texts of the other. */
export function compareTexts(sub: Shape, over: Shape): Reason[] {
  const reasons: Reason[] = []
  const [subMin, overMin] = [highest(sub, 'minLength') ?? 0, highest(over, 'minLength') ?? 0]
  if (overMin > subMin) reasons.push(boundReason('minLength', sub, subMin, overMin))
  const [subMax, overMax] = [lowest(sub, 'maxLength'), lowest(over, 'maxLength')]
  if (overMax !== undefined && (subMax === undefined || subMax > overMax)) {
    reasons.push(boundReason('maxLength', sub, subMax, overMax))
  }
  const patterns = textsUnder(sub, 'pattern')
  for (const pattern of textsUnder(over, 'pattern')) {
    const told = patterns.map((own) => own === pattern || isPatternWithin(own, pattern))
    if (told.includes(true)) continue
    const [first] = told
    // what several patterns admit together, or bounds beside them, may be less than each of them
    const isShown = told.length === 1 && typeof first === 'object' && isOfLength(first.outside, sub)
    reasons.push({
      ...boundReason('pattern', sub, patterns[0], pattern),
      isCertain: patterns.length === 0 || isShown,
    })
  }
  return reasons
}

function isOfLength(text: string, shape: Shape): boolean {
  const length = [...text].length
  return length >= (highest(shape, 'minLength') ?? 0) && length <= (lowest(shape, 'maxLength') ?? Infinity)
}

/** How wide a number is says how to store it, and the same numbers are written alike (OpenAPI 3.1, 4.4). */
const storage = new Set(['int32', 'int64', 'float', 'double'])

/** Formats hold for texts and for numbers. */
export function compareFormats(sub: Shape, over: Shape): Reason[] {
  const formats = textsUnder(sub, 'format')
  return textsUnder(over, 'format')
    .filter((format) => !storage.has(format) && !formats.includes(format))
    .filter((format) => !formats.some((own) => ownValue(wider, own) === format))
    .map((format) => boundReason('format', sub, formats[0], format))
}

/** What lies within what, of the formats that OpenAPI registers. */
const wider: Record<string, string | undefined> = {
  email: 'idn-email',
  uri: 'iri',
}

/** How the bytes in a text are encoded, and what they are. */
export function compareContents(sub: Shape, over: Shape): Reason[] {
  return ['contentEncoding', 'contentMediaType'].flatMap((keyword) => {
    const own = textsUnder(sub, keyword)
    return textsUnder(over, keyword)
      .filter((one) => !own.includes(one))
      .map((one) => boundReason('content', sub, own[0], one, [keyword]))
  })
}
