import { zFaultRule, zProblemCode } from '#gen/mock_control/schemas.ts'
import { conditionOf } from '#mocks/fault-condition.ts'
import type { Control } from '../mock/control-types.ts'
import { texts } from '../texts.ts'

export const problemCodes: readonly Control<'ProblemCode'>[] = zProblemCode.options

/** A fault as the form has it. */
export const emptyDraft = {
  operationId: '',
  name: '',
  status: '',
  problemCode: '',
  example: '',
  headers: '',
  body: '',
  when: '',
  delayMs: '',
  slowBodyMs: '',
  times: '',
  probability: '',
  drop: false,
  malformed: false,
  halfSent: false,
  unchecked: false,
}

export type FaultDraft = typeof emptyDraft

type Rule = Control<'FaultRule'>
type Found<T> = T | { lacks: string }

/** The fault that a form asks for, or what it still lacks. A probability is written in per cent. */
export function ruleOf(draft: FaultDraft): Found<{ rule: Rule }> {
  const operationId = draft.operationId.trim()
  if (operationId === '') return { lacks: texts.faults.needsOperation }
  const answer = answerOf(draft)
  if ('lacks' in answer) return answer
  const condition = conditionOf(linesOf(draft.when))
  if ('wrong' in condition) return { lacks: texts.faults.needsWhen(condition.wrong) }
  const delays = { ...numberOf('delayMs', draft.delayMs), ...numberOf('slowBodyMs', draft.slowBodyMs) }
  const broken = ticked(draft, ['drop', 'malformed', 'halfSent'])
  if (Object.keys({ ...answer, ...delays, ...broken }).length === 0)
    return { lacks: texts.faults.needsSomething }
  const share = { ...numberOf('times', draft.times), ...numberOf('probability', draft.probability, 100) }
  if (!fits({ ...delays, ...share })) return { lacks: texts.faults.needsNumber }
  const name = textOf('name', draft.name)
  if (!fits(name)) return { lacks: texts.faults.needsName }
  const { data } = zFaultRule.safeParse({
    operationId,
    ...name,
    ...answer,
    ...broken,
    ...ticked(draft, ['unchecked']),
    ...(condition.when && { when: condition.when }),
    ...delays,
    ...share,
  })
  return data ? { rule: data } : { lacks: texts.faults.needsOperation }
}

/** What is to be answered in place of the operation's own answer. */
function answerOf({ status, problemCode, example, headers, body }: FaultDraft): Found<Partial<Rule>> {
  if (body.trim() !== '' && status === '') return { lacks: texts.faults.needsStatus }
  const parsed = body.trim() === '' ? {} : jsonOf(body)
  if (!parsed) return { lacks: texts.faults.needsBody }
  const named = textOf('example', example)
  if (!fits(named)) return { lacks: texts.faults.needsExample }
  const pairs = linesOf(headers).map((line) => /^([a-z][a-z0-9-]*):\s*(.*)$/.exec(line.trim()))
  const given = Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
  if (pairs.includes(null) || !fits({ headers: given })) return { lacks: texts.faults.needsHeaders }
  return {
    ...numberOf('status', status),
    ...(problemCode !== '' && { problemCode: zProblemCode.parse(problemCode) }),
    ...named,
    ...(pairs.length > 0 && { headers: given }),
    ...parsed,
  }
}

/** Whether the contract of the control API has room for these parts of a fault. */
const fits = (parts: object): boolean => zFaultRule.safeParse({ operationId: '*', ...parts }).success

const ticked = <Name extends keyof FaultDraft>(draft: FaultDraft, names: readonly Name[]) =>
  Object.fromEntries(names.filter((name) => draft[name]).map((name) => [name, true]))

const linesOf = (typed: string) => typed.split('\n').filter((line) => line.trim() !== '')

const textOf = (name: string, typed: string): Record<string, string> =>
  typed.trim() === '' ? {} : { [name]: typed.trim() }

const numberOf = (name: string, typed: string, parts = 1): Record<string, number> =>
  typed.trim() === '' ? {} : { [name]: Number(typed) / parts }

function jsonOf(typed: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(typed) as unknown }
  } catch {
    return undefined
  }
}
