import type { Concept } from '../codes.ts'

type Patterns = Readonly<Record<2 | 3 | 4, readonly (readonly number[])[]>>

/** Rooms of the homes along a landing, by how many doors it has. */
export const roomPatterns: Readonly<Record<Concept, Patterns>> = {
  original: {
    2: [
      [3, 4],
      [2, 4],
      [3, 3],
    ],
    3: [
      [2, 4, 3],
      [3, 2, 4],
      [2, 3, 3],
    ],
    4: [
      [3, 2, 2, 3],
      [2, 3, 1, 4],
      [3, 1, 2, 4],
      [2, 2, 3, 3],
    ],
  },
  smartSquare: {
    2: [
      [2, 2],
      [1, 3],
    ],
    3: [
      [1, 2, 3],
      [2, 1, 2],
    ],
    4: [
      [1, 2, 2, 1],
      [2, 1, 2, 3],
      [1, 1, 2, 3],
    ],
  },
  premium: {
    2: [
      [4, 5],
      [4, 4],
    ],
    3: [
      [4, 3, 5],
      [3, 5, 4],
    ],
    4: [
      [3, 4, 2, 5],
      [4, 3, 3, 4],
    ],
  },
  senior: {
    2: [
      [2, 3],
      [3, 3],
    ],
    3: [
      [2, 3, 3],
      [3, 2, 2],
    ],
    4: [
      [2, 3, 2, 3],
      [3, 2, 2, 3],
    ],
  },
}
