import type { AST } from '@eslint-community/regexpp'
import { RegExpParser } from '@eslint-community/regexpp'
import type { Verdict } from './linear.ts'
import { plainWeight } from './plain.ts'
import { forgetLate, verdictWithinDeadline } from './within-deadline.ts'

/** Longer than any pattern that people write. */
const maxPatternLength = 5000

/** Steps of the usual engine that take less than half a second. */
const maxSteps = 300_000_000

let linearVerdict: ((pattern: AST.Pattern) => Verdict | undefined) | undefined

/** Loads the engine without backtracking; a contract without patterns has no need of it. */
export async function expectPatterns(): Promise<void> {
  linearVerdict ??= (await import('./linear.ts')).linearVerdict
}

const known = new Map<string, Verdict>()
const notTold: Verdict = () => undefined
const untold = new Set<string>()

/** The patterns for which something could not be told so far; they are forgotten with that. */
export function takeUndecidedPatterns(): readonly string[] {
  const patterns = [...untold]
  untold.clear()
  return patterns
}

/** Begins a run: what an earlier one of this process could not tell is forgotten, and the time that it wasted. */
export function beginRun(): void {
  untold.clear()
  forgetLate()
}

/**
 * Whether a pattern of a contract (ECMA-262, unanchored) is found in a text; undefined where that could not be told.
 * A pattern that cannot be read is found in every text.
 *
 * Whoever writes a contract writes its patterns, and the usual engine may need longer for one than there is time. It is
 * asked where it is certain to be quick; an engine without backtracking where that has words for the pattern; and for
 * the rest the usual one again, with a deadline.
 */
export function isFound(pattern: string, text: string): boolean | undefined {
  const verdict = known.get(pattern) ?? verdictOf(pattern)
  known.set(pattern, verdict)
  const told = verdict(text)
  if (told === undefined) untold.add(pattern)
  return told
}

function verdictOf(pattern: string): Verdict {
  if (pattern.length > maxPatternLength) return notTold
  const usual = compiled(pattern)
  if (!usual) return () => true
  const last = verdictWithinDeadline(usual)
  const parsed = parsedAs(usual)
  const weight = parsed && plainWeight(parsed)
  if (weight !== undefined) {
    const longest = maxSteps / weight
    return (text) => (text.length <= longest ? usual.test(text) : last(text))
  }
  const linear = parsed && linearVerdict?.(parsed)
  return linear ? (text) => linear(text) ?? last(text) : last
}

const parser = new RegExpParser({ ecmaVersion: 2025 })

function parsedAs({ source, unicode }: RegExp): AST.Pattern | undefined {
  try {
    return parser.parsePattern(source, 0, source.length, { unicode })
  } catch {
    // what is nested too deeply for the parser, or newer than it is
    return undefined
  }
}

/** A pattern of a contract as its parts; nothing where it cannot be read. */
export function parsedPattern(pattern: string): AST.Pattern | undefined {
  const usual = pattern.length > maxPatternLength ? undefined : compiled(pattern)
  return usual && parsedAs(usual)
}

/** As it is written for regular expressions with or without the `u` flag. */
function compiled(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // some patterns that people write are only legal without the flag
    }
  }
  return undefined
}
