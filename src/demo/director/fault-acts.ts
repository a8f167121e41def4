import { control } from '../control.ts'
import { answered } from './answered.ts'
import type { Control } from './control-types.ts'
import type { Stage } from './stage.ts'
import { texts } from './texts.ts'

/** Makes an operation fail, and reads the page anew so that it shows. */
export async function setFault(rule: Control<'FaultRule'>, stage: Stage): Promise<void> {
  await answered(control.POST('/__mock/faults', { body: rule }))
  stage.restart()
  stage.say(texts.faults.done(nameOf(rule.operationId)))
}

export async function clearFault(operationId: string, stage: Stage): Promise<void> {
  await answered(control.DELETE('/__mock/faults', { params: { query: { operationId } } }))
  stage.restart()
  stage.say(texts.faults.cleared(nameOf(operationId)))
}

export async function clearAllFaults(stage: Stage): Promise<void> {
  await answered(control.DELETE('/__mock/faults'))
  stage.restart()
  stage.say(texts.faults.clearedAll)
}

/** An operation for people: `*` are all of them. */
export const nameOf = (operationId: string): string =>
  operationId === '*' ? texts.faults.everything : operationId
