import { messageRules } from './message-rules.ts'
import { operationRules } from './operation-rules.ts'
import type { Level, Rules } from './rule.ts'

/** In a callback or webhook the service sends the request and reads the answer: what is breaking turns around. */
const turned: Readonly<Record<string, Stated>> = {
  'parameter-removed': 'breaking',
  'parameter-added-required': 'safe',
  'parameter-added': 'safe',
  'parameter-became-required': 'safe',
  'parameter-became-optional': 'breaking',
  'parameter-deprecated': 'annotation',
  'parameter-no-longer-deprecated': 'annotation',
  'parameter-reserved-allowed': 'risky',
  'parameter-empty-allowed': 'risky',
  'header-serialised-otherwise': 'breaking',
  'parameter-serialised-otherwise': 'breaking',
  'parameter-reserved-no-longer-allowed': 'safe',
  'parameter-empty-no-longer-allowed': 'safe',
  'body-removed': 'breaking',
  'body-added-required': 'safe',
  'body-added': 'safe',
  'body-became-required': 'safe',
  'body-became-optional': 'breaking',
  'success-status-removed': 'breaking',
  'success-status-added': 'safe',
  'status-range-narrowed': 'risky',
  'error-status-removed': 'risky',
  'error-status-added': 'safe',
  'header-removed-required': 'safe',
  'header-removed': 'safe',
  'header-added': 'safe',
  'header-added-required': 'breaking',
  'header-became-optional': 'safe',
  'header-became-required': 'breaking',
  'security-tightened': 'risky',
  'security-loosened': 'risky',
}

/** The rule that goes for a callback; the same where direction does not matter. */
export const inCallback = (id: string): string => (Object.hasOwn(turned, id) ? `callback-${id}` : id)

/** No rule asks a question: what is assumed does. */
type Stated = Exclude<Level, 'question'>

const whys: Record<Stated, string> = {
  breaking: 'Receivers were written for what the service sent before, and answer as they did.',
  risky: 'Receivers may rely on what was said before.',
  safe: 'Receivers find all that they knew, and may answer as they did.',
  annotation: 'It works as before.',
}

export const callbackRules: Rules = Object.fromEntries(
  Object.entries(turned).flatMap(([id, level]) => {
    const plain = messageRules[id] ?? operationRules[id]
    if (!plain) return []
    const { title, says, example } = plain
    return [[inCallback(id), { level, title: `${title} (in a callback)`, says, why: whys[level], example }]]
  }),
)
