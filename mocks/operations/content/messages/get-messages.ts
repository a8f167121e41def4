import { messagesEn } from './messages-en.ts'
import { messagesFi } from './messages-fi.ts'
import { messagesNo } from './messages-no.ts'
import { messagesSv } from './messages-sv.ts'
import type { ContentOperation } from '../shared/types.ts'

/** One answer for each language (E-003); editors of this mock change none of them while it runs. */
const answers = {
  sv: lasting(messagesSv),
  en: lasting(messagesEn),
  no: lasting(messagesNo),
  fi: lasting(messagesFi),
}

export const getMessages: ContentOperation<'getMessages'> = ({ path }) => answers[path.locale]

function lasting(body: Record<string, string>) {
  return { status: 200 as const, body, lasting: true }
}
