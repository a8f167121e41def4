import { parseArgs } from 'node:util'
import { createBackend } from './backend.ts'
import { serve } from './engine/node-http.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, host: { type: 'string', default: '127.0.0.1' } },
})

const server = serve(createBackend({ onViolation: 'warn' }))
server.listen(Number(values.port), values.host, () => {
  console.log(`The mock backend is listening on http://localhost:${values.port}`)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.closeAllConnections()
    server.close()
  })
}
