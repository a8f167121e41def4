import { control } from '../../control.ts'
import { answered } from '../mock/answered.ts'
import type { Control } from '../mock/control-types.ts'
import type { PortalControls } from '../portal-controls.ts'
import { texts } from '../texts.ts'

/** Makes an operation fail, and reads the page anew so that it shows. */
export async function setFault(rule: Control<'FaultRule'>, portal: PortalControls): Promise<void> {
  await answered(control.POST('/__mock/faults', { body: rule }))
  portal.restart()
  portal.say(texts.faults.done(nameOf(rule.operationId)))
}

/** @param name of one fault of the operation; all of them go without it */
export async function clearFault(operationId: string, portal: PortalControls, name?: string): Promise<void> {
  const query = { operationId, ...(name !== undefined && { name }) }
  await answered(control.DELETE('/__mock/faults', { params: { query } }))
  portal.restart()
  portal.say(texts.faults.cleared(nameOf(operationId)))
}

export async function clearAllFaults(portal: PortalControls): Promise<void> {
  await answered(control.DELETE('/__mock/faults'))
  portal.restart()
  portal.say(texts.faults.clearedAll)
}

/** What a fault is called that was given no name. */
export const nameOfFault = ({ name = 'main' }: Control<'FaultRule'>): string => name

/** An operation for people: `*` are all of them. */
export const nameOf = (operationId: string): string =>
  operationId === '*' ? texts.faults.everything : operationId
