import { connect } from 'node:net'

// a process of its own that asks as fast as it is answered: `node load.ts`, with what to do on its standard input

export type LoadOrder = { port: number; requests: string[]; connections: number } & (
  | { seconds: number }
  | { count: number }
)

export type LoadResult = { done: number; failed: number; seconds: number; p50: number; p99: number }

const input: Buffer[] = []
for await (const chunk of process.stdin) input.push(chunk as Buffer)
const order = JSON.parse(Buffer.concat(input).toString()) as LoadOrder
const requests = order.requests.map((one) => Buffer.from(one))
const times: number[] = []
let next = 0
let failed = 0

const start = performance.now()
const end = 'seconds' in order ? start + order.seconds * 1000 : Infinity
const most = 'count' in order ? order.count : Infinity

await Promise.all(Array.from({ length: order.connections }, onConnection))
times.sort((a, b) => a - b)
const result: LoadResult = {
  done: times.length,
  failed,
  seconds: (performance.now() - start) / 1000,
  p50: times[Math.floor(times.length / 2)] ?? 0,
  p99: times[Math.floor(times.length * 0.99)] ?? 0,
}
console.log(JSON.stringify(result))

function onConnection(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(order.port, '127.0.0.1').setNoDelay(true)
    let received: Buffer = Buffer.alloc(0)
    let sentAt = 0
    const send = () => {
      if (performance.now() > end || next >= most) {
        socket.destroy()
        return
      }
      const request = requests[next % requests.length]
      next += 1
      sentAt = performance.now()
      if (request) socket.write(request)
    }
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
      const answered = statusOf(received)
      if (answered === undefined) return
      times.push(performance.now() - sentAt)
      if (answered < 200 || answered > 299) failed += 1
      received = Buffer.alloc(0)
      send()
    })
    socket.on('error', () => (failed += 1))
    socket.on('close', () => resolve())
  })
}

/** The status of an answer once it is there whole. */
function statusOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const text = bytes.toString('latin1', 0, head)
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(text) ?? []
  const whole = length
    ? bytes.length >= head + 4 + Number(length)
    : !/\r\ntransfer-encoding: *chunked/i.test(text) || bytes.subarray(-5).toString() === '0\r\n\r\n'
  return whole ? Number(text.slice(9, 12)) : undefined
}
