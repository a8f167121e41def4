import { type RefusalReason, refusalOf } from '../../director/mock/answered.ts'

/** Why something did not happen: in the words of whoever refused, and for what reason where it was the mock. */
export type Why = { words: string; reason?: RefusalReason }

/** Somebody's trouble in one world. */
export type Failure = { name: string; why: Why }

/** So many worlds are asked at a time: a class may have hundreds. */
const atOnce = 8

/** Does something in each world; what fails in one stops nothing in the others. Returns how many did it. */
export async function inEach<T extends { name: string }>(
  worlds: readonly T[],
  action: (world: T) => Promise<unknown>,
): Promise<{ done: number; failures: Failure[] }> {
  const failures: Failure[] = []
  for (let next = 0; next < worlds.length; next += atOnce) {
    await Promise.all(
      worlds.slice(next, next + atOnce).map((world) =>
        action(world).catch((error: unknown) => {
          failures.push({ name: world.name, why: whyOf(error) })
        }),
      ),
    )
  }
  return { done: worlds.length - failures.length, failures }
}

/** What stood against something. */
export const whyOf = (error: unknown): Why =>
  refusalOf(error) ?? { words: error instanceof Error ? error.message : String(error) }
