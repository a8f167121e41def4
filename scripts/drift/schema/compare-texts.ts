import { highest, lowest, textsUnder } from './keywords.ts'
import type { Reason } from './reason.ts'
import { reason } from './reason.ts'
import type { Shape } from './shape.ts'
import { ownValue } from '../own-value.ts'

/** Why texts of one shape may not be texts of the other. */
export function compareTexts(sub: Shape, over: Shape): Reason[] {
  const reasons: Reason[] = []
  const [subMin, overMin] = [highest(sub, 'minLength') ?? 0, highest(over, 'minLength') ?? 0]
  if (overMin > subMin) reasons.push(reason('minLength', subMin, overMin))
  const [subMax, overMax] = [lowest(sub, 'maxLength'), lowest(over, 'maxLength')]
  if (overMax !== undefined && (subMax === undefined || subMax > overMax)) {
    reasons.push(reason('maxLength', subMax, overMax))
  }
  const patterns = textsUnder(sub, 'pattern')
  for (const pattern of textsUnder(over, 'pattern')) {
    // whether one regular expression lies within another is not decided here, only whether they are the same
    if (!patterns.includes(pattern)) {
      reasons.push({ ...reason('pattern', patterns[0], pattern), isCertain: patterns.length === 0 })
    }
  }
  return reasons
}

/** Formats hold for texts and for numbers. */
export function compareFormats(sub: Shape, over: Shape): Reason[] {
  const formats = textsUnder(sub, 'format')
  return textsUnder(over, 'format')
    .filter((format) => !formats.includes(format) && !formats.some((own) => ownValue(wider, own) === format))
    .map((format) => reason('format', formats[0], format))
}

/** What lies within what, of the formats that OpenAPI registers. */
const wider: Record<string, string | undefined> = {
  int32: 'int64',
  float: 'double',
  email: 'idn-email',
  uri: 'iri',
}

/** How the bytes in a text are encoded, and what they are. */
export function compareContents(sub: Shape, over: Shape): Reason[] {
  return ['contentEncoding', 'contentMediaType'].flatMap((keyword) => {
    const own = textsUnder(sub, keyword)
    return textsUnder(over, keyword)
      .filter((one) => !own.includes(one))
      .map((one) => reason('content', own[0], one))
  })
}
