/**
 * How bad a change is: it breaks somebody, it may, it would if what the contract only assumes were so, it does not, or it
 * is only for people to read.
 */
export const levels = ['breaking', 'risky', 'question', 'safe', 'annotation'] as const
export type Level = (typeof levels)[number]

/** What a kind of change means. */
export type Rule = {
  level: Level
  /** What happened, as the heading of a finding. */
  title: string
  /** The sentence of a finding: `{what}` is the place, `{was}` and `{is}` are what each version says. */
  says: string
  /** What stands for a version that says nothing; `not restricted`, unless it is said here. */
  unsaid?: string
  /** Whom it breaks, or why it does not. */
  why: string
  /** How to come to the same without breaking anybody. */
  instead?: string
  /** The same place before and after. */
  example: { before: string; after: string }
}

export type Rules = Readonly<Record<string, Rule>>

/** A rule in one line: level, title, sentence, reason, before, after, and what to do instead. */
export function rule(
  level: Level,
  title: string,
  says: string,
  why: string,
  [before, after]: readonly [before: string, after: string],
  instead?: string,
): Rule {
  return {
    level,
    title,
    says,
    why,
    example: { before, after },
    ...(instead === undefined ? {} : { instead }),
  }
}
