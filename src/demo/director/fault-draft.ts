import { zFaultRule, zProblemCode } from '#gen/mock_control/schemas.ts'
import type { Control } from './control-types.ts'
import { texts } from './texts.ts'

export const problemCodes: readonly Control<'ProblemCode'>[] = zProblemCode.options

/** A fault as the form has it. */
export type FaultDraft = {
  operationId: string
  status: string
  problemCode: string
  delayMs: string
  slowBodyMs: string
  times: string
  probability: string
  drop: boolean
  malformed: boolean
}

export const emptyDraft: FaultDraft = {
  operationId: '',
  status: '',
  problemCode: '',
  delayMs: '',
  slowBodyMs: '',
  times: '',
  probability: '',
  drop: false,
  malformed: false,
}

/** The fault that a form asks for, or what it still lacks. A probability is written in per cent. */
export function ruleOf(draft: FaultDraft): { rule: Control<'FaultRule'> } | { lacks: string } {
  const operationId = draft.operationId.trim()
  if (operationId === '') return { lacks: texts.faults.needsOperation }
  const numbers = {
    ...numberOf('delayMs', draft.delayMs),
    ...numberOf('slowBodyMs', draft.slowBodyMs),
    ...numberOf('times', draft.times),
    ...numberOf('probability', draft.probability, 100),
  }
  const does = {
    ...numberOf('status', draft.status),
    ...(draft.problemCode !== '' && { problemCode: draft.problemCode }),
    ...(draft.drop && { drop: true }),
    ...(draft.malformed && { malformed: true }),
  }
  const { times: _times, probability: _probability, ...delays } = numbers
  if (Object.keys({ ...does, ...delays }).length === 0) return { lacks: texts.faults.needsSomething }
  const { success } = zFaultRule.safeParse({ operationId: '*', ...numbers })
  if (!success) return { lacks: texts.faults.needsNumber }
  const { data } = zFaultRule.safeParse({ operationId, ...does, ...numbers })
  return data ? { rule: data } : { lacks: texts.faults.needsOperation }
}

const numberOf = (name: string, typed: string, parts = 1): Record<string, number> =>
  typed.trim() === '' ? {} : { [name]: Number(typed) / parts }
