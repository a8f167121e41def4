import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RecordedCase } from './cases.ts'

// what everything is held against: node:http that answers the recorded bytes, `node bare-server.ts PORT FILE`

const [, , port, file = ''] = process.argv
const cases = JSON.parse(readFileSync(file, 'utf8')) as RecordedCase[]
const answers = new Map(
  cases.flatMap(({ requests }) =>
    requests.map(({ method, path, answer }) => [`${method} ${path}`, Buffer.from(answer)]),
  ),
)

createServer((request, response) => {
  const body = answers.get(`${request.method} ${request.url}`) ?? Buffer.from('{}')
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
  request.resume()
  response.end(body)
}).listen(Number(port), '127.0.0.1')
