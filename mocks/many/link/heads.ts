import type { ServerResponse } from 'node:http'
import { headersOf } from '../../engine/node/node-http.ts'
import type { Outgoing } from '../../engine/answer/outgoing.ts'

// what stands in frames beside bodies: lines, since none of them can have a line break in it (RFC 9110 §5.5)

/** What is asked for, with a link in place of a connection of HTTP: by which lease, what, and with which headers. */
export type AskHead = { number: number; headers: number; method: string; url: string }

export const writtenAsk = ({ number, headers, method, url }: AskHead): string =>
  `${number}\n${headers}\n${method}\n${url}`

export function readAsk(head: string): AskHead {
  const [number, headers, method = '', url = ''] = head.split('\n')
  return { number: Number(number), headers: Number(headers), method, url }
}

/** The head of an answer as text; `length` of its body, where it has one and that is known. */
export function writtenAnswer(
  answer: Outgoing,
  more: Record<string, string>,
  length: number | undefined,
): string {
  const lines = headersOf(answer)
  for (const name of Object.keys(more)) lines.push(name, more[name] ?? '')
  if (length !== undefined) lines.push('content-length', String(length))
  for (const line of lines)
    if (line.includes('\n')) throw new Error(`the header ${JSON.stringify(line.slice(0, 80))} has two lines`)
  return `${answer.status}\n${lines.join('\n')}`
}

type AnswerHead = { status: number; headers: string[] }

const maxKnown = 200
/** Most answers of a second have one of a few heads. */
const known = new Map<string, AnswerHead>()

function readAnswer(head: string): AnswerHead {
  const before = known.get(head)
  if (before) return before
  const [status, ...headers] = head.split('\n')
  const read = { status: Number(status), headers }
  if (known.size >= maxKnown) known.clear()
  known.set(head, read)
  return read
}

/** Begins an answer as another server has told it. */
export function beginAnswer(outgoing: ServerResponse, head: string): void {
  const { status, headers } = readAnswer(head)
  outgoing.writeHead(status, headers)
}

/** What is shorter goes out with its head, by one write and as text, which costs Node least. */
const maxAsText = 4096

/** Answers as another server has told it, with a body as it came. */
export function giveAnswer(outgoing: ServerResponse, head: string, body: readonly Buffer[]): void {
  beginAnswer(outgoing, head)
  const [first, ...more] = body
  const last = more.pop()
  if (first && !last && first.length <= maxAsText) outgoing.end(first.toString('latin1'), 'latin1')
  else if (first && last) {
    outgoing.cork()
    for (const piece of [first, ...more]) outgoing.write(piece)
    outgoing.end(last)
    outgoing.uncork()
  } else outgoing.end(first)
}
