import type { Level } from '../../rules/rule.ts'

/** Writes a word as it is, or in the colour of a level. */
export type Paint = (level: Level | 'accepted', word: string) => string

const colours: Partial<Record<Level | 'accepted', number>> = {
  breaking: 31,
  risky: 33,
  question: 36,
  safe: 32,
}

export const plain: Paint = (_level, word) => word

const coloured: Paint = (level, word) => {
  const colour = colours[level]
  return colour === undefined ? word : `\u{1B}[${colour}m${word}\u{1B}[39m`
}

/** Colour is for people at a terminal who have not asked to be without (no-color.org). */
export function paintFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  return stream.isTTY === true && !env['NO_COLOR'] ? coloured : plain
}
