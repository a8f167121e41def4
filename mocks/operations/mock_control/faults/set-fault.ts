import { type FaultRule, everyOperation } from '../../../engine/faults/faults.ts'
import type { World } from '../../../state/world.ts'
import { reply } from '../../shared/reply.ts'
import { faultView } from '../shared/fault-view.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'
import { answerRefusal } from '../shared/answer-refusal.ts'
import { unprocessable } from '../shared/unprocessable.ts'

export const setFault: ControlOperation<'setFault'> = async ({ body, world }) => {
  const refusal = refusalOf(body, world) ?? (await answerRefusal(body, world))
  if (refusal) return refusal
  const fault = world.faults.set(body)
  countWrite(world.data)
  return reply(200, faultView(fault))
}

/** A fault is no way to break the contract by status: that is what malformed and drop are for. */
function refusalOf({ operationId, status, problemCode, unchecked }: FaultRule, { declared }: World) {
  const everywhere = operationId === everyOperation
  const targets = everywhere ? [...declared.values()] : [declared.get(operationId)]
  if (targets.includes(undefined))
    return unprocessable('/operationId', 'unknown', 'no operation that faults can strike has this id')
  if (!unchecked && status !== undefined && !targets.every((statuses) => statuses?.includes(status))) {
    return unprocessable(
      '/status',
      'undeclared',
      `the contract of ${everywhere ? 'some operation' : operationId} has no such status`,
    )
  }
  if (problemCode !== undefined && (status ?? 0) < 400) {
    return unprocessable('/problemCode', 'undeclared', 'a problem code goes with the status of an error')
  }
  return undefined
}
