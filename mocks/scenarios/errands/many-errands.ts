import { newLives } from '../../catalogue/cases/life/lives.ts'
import { ownerOf } from '../../state/cases/errands/errand-record.ts'
import type { World } from '../../state/world.ts'

const count = 120
const stepMs = 60 * 3_600_000
/** Tickets of errands that nobody reported. */
const firstNumber = 206_001

/** Gives the main persona errands until there are a hundred and twenty, one every two and a half days. */
export function manyErrands({ errands, clock }: World): void {
  const owner = ownerOf.user('user-amira')
  const own = errands.list(owner)
  const lives = [...newLives.se, 'queue', 'service', 'unanswered', 'investigation'] as const
  for (let index = 0; index < count - own.length; index++) {
    const like = errands.find(owner, own[index % own.length]?.id ?? '')
    if (!like) return
    const number = firstNumber + index
    const at = new Date(clock.now() - (index + 1) * stepMs).toISOString()
    errands.put({
      ...like,
      id: `case-${number}`,
      ticketNumber: `BV-${number}`,
      deeds: [{ does: lives[index % lives.length] ?? 'visit', at }],
    })
  }
}
