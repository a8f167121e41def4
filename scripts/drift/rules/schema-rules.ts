import type { Rule, Rules } from './rule.ts'
import type { Keyword } from './schema-keywords.ts'
import { schemaKeywords } from './schema-keywords.ts'

const known = new Map<string, string>()

/** `minLength` as it stands in the id of a rule. */
export function dashed(keyword: string): string {
  const found = known.get(keyword) ?? keyword.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  known.set(keyword, found)
  return found
}

/**
 * Two rules for each keyword and direction. More in a response is something that clients may not understand, less in a
 * request is something that the service refuses.
 */
export const schemaRules: Rules = Object.fromEntries(
  Object.entries(schemaKeywords).flatMap(([name, keyword]) => [
    [`request-${dashed(name)}-narrowed`, narrowed(keyword, true)],
    [`request-${dashed(name)}-widened`, widened(keyword, false)],
    [`response-${dashed(name)}-widened`, widened(keyword, true)],
    [`response-${dashed(name)}-narrowed`, narrowed(keyword, false)],
    ...(keyword.isBound ? [[`response-${dashed(name)}-dropped`, dropped(keyword)] as const] : []),
  ]),
)

function dropped({ restricts, open, tight }: Keyword): Rule {
  return {
    says: `{what} says less than before: ${restricts} was {was} and is not restricted any more`,
    example: { before: tight, after: open },
    level: 'annotation',
    title: `Less is said of an answer: ${restricts}`,
    why: 'Descriptions that are made from code often leave such things out; that does not mean that anything else is sent.',
  }
}

function widened({ restricts, open, tight, more, isMild, unsaid }: Keyword, isBreaking: boolean): Rule {
  const says = more ?? `{what} admits more than before: ${restricts} was {was} and is {is}`
  const common = { says, ...(unsaid ? { unsaid } : {}), example: { before: tight, after: open } }
  return isBreaking
    ? {
        ...common,
        level: isMild ? 'risky' : 'breaking',
        title: `An answer may be what it could not be before: ${restricts}`,
        why: 'Clients that were written for the older version may not understand what the service sends.',
        instead: 'Send the new kind of value only to clients that ask for it, or in a property of its own.',
      }
    : {
        ...common,
        level: 'safe',
        title: `More is accepted: ${restricts}`,
        why: 'Clients may go on as before.',
      }
}

function narrowed({ restricts, open, tight, less, isMild, unsaid }: Keyword, isBreaking: boolean): Rule {
  const says = less ?? `{what} admits less than before: ${restricts} was {was} and is {is}`
  const common = { says, ...(unsaid ? { unsaid } : {}), example: { before: open, after: tight } }
  return isBreaking
    ? {
        ...common,
        level: isMild ? 'risky' : 'breaking',
        title: `What was accepted is refused: ${restricts}`,
        why: 'Clients that send what the older version allows are refused.',
        instead: 'Accept what was accepted, and turn it into what you would rather have.',
      }
    : {
        ...common,
        level: 'safe',
        title: `More is promised: ${restricts}`,
        why: 'Clients understand all that is sent.',
      }
}
