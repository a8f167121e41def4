import { isSame } from '../engine/same-json.ts'
import { type Preference, preferenceOf } from '../engine/faults/preference.ts'
import type { UnwrittenCall } from './unwritten-call.ts'

/** An example that the contract shows of an answer. */
export type ShownAnswer = { status: number; type: string; name: string; value: unknown }

/** All examples of answers, successes first, in the order of the contract. */
export function shownAnswers({ said }: Pick<UnwrittenCall, 'said'>): ShownAnswer[] {
  const all = [...said.answers].flatMap(([status, { content }]) =>
    [...content].flatMap(([type, { examples }]) =>
      [...examples].map(([name, value]) => ({ status: Number(status), type, name, value })),
    ),
  )
  const isSuccess = ({ status }: ShownAnswer) => status >= 200 && status < 300
  return [...all.filter(isSuccess), ...all.filter((one) => status(one) && !isSuccess(one))]
}

const status = ({ status: given }: ShownAnswer) => Number.isInteger(given)

/** The names of the examples that the request is: its body, or one of its parameters. */
function namesSent({ said, call }: UnwrittenCall): string[] {
  const bodies = [...said.body.values()].flatMap(({ examples }) => [...examples])
  const parameters = said.parameters.flatMap(({ name, in: place, examples }) => {
    const given = place === 'path' || place === 'query' ? call[place][name] : undefined
    return [...examples].filter(([, value]) => given !== undefined && isSame(value, given))
  })
  return [...bodies.filter(([, value]) => isSame(value, call.body)), ...parameters].map(([name]) => name)
}

/** The names of all examples of requests: an answer of such a name belongs to that request alone. */
const requestNames = ({ said }: UnwrittenCall): ReadonlySet<string> =>
  new Set([...said.body.values(), ...said.parameters].flatMap(({ examples }) => [...examples.keys()]))

const preferenceIn = ({ call }: UnwrittenCall): Preference => preferenceOf(call.request.headers.get('prefer'))

/** The status that the caller prefers (RFC 7240), where the contract has it. */
export function preferredStatus(asked: UnwrittenCall): number | undefined {
  const { status: preferred } = preferenceIn(asked)
  return preferred !== undefined && asked.said.answers.has(String(preferred)) ? preferred : undefined
}

/** The examples that answer this very request: the one the caller names, then that of the request example it has sent. */
export function namedExamples(asked: UnwrittenCall): ShownAnswer[] {
  const { example, status: preferred } = preferenceIn(asked)
  const shown = shownAnswers(asked).filter((one) => preferred === undefined || one.status === preferred)
  const named = example === undefined ? [] : shown.filter(({ name }) => name === example)
  return [...named, ...namesSent(asked).flatMap((sent) => shown.filter(({ name }) => name === sent))]
}

/** The examples of a status that belong to no certain request. */
export function openExamples(asked: UnwrittenCall, wanted: number): ShownAnswer[] {
  const paired = requestNames(asked)
  return shownAnswers(asked).filter((one) => one.status === wanted && !paired.has(one.name))
}
