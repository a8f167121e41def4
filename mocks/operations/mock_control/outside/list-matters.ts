import { openMatters } from '../../../state/matters.ts'
import { privateReply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'

export const listMatters: ControlOperation<'listMatters'> = ({ world }) => {
  const { personaId } = world.data
  if (personaId === null) return privateReply(200, [])
  return privateReply(
    200,
    openMatters(world, personaId).map(({ settle: _settle, ...shown }) => ({ ...shown, personaId })),
  )
}
