import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startedMock } from '#tests/bench/running.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

/** A project whose mock server is this program. */
function projectWith(program: string): string {
  const folder = temporaryFolder('own-port')
  mkdirSync(join(folder, 'mocks'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'mocks/server.ts'), program)
  return folder
}

const listens = `
import { createServer } from 'node:http'
const port = Number(process.argv[process.argv.indexOf('--port') + 1])
const server = createServer((_, answer) => answer.end('here')).listen(port, '127.0.0.1', () =>
  console.log(\`first of all
The mock backend is listening on http://localhost:\${server.address().port}\`),
)
`

test('mock servers that judges start at the same moment answer at ports of their own', async () => {
  const folder = projectWith(listens)
  const both = await Promise.all([startedMock(folder), startedMock(folder)])
  onTestFinished(async () => {
    await Promise.all(both.map(({ stop }) => stop()))
  })
  expect(new Set(both.map(({ port }) => port)).size).toBe(2)
  const said = both.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/`)).text())
  expect(await Promise.all(said)).toEqual(['here', 'here'])
})

test('a mock server that ends before it listens is told of, and not waited for', async () => {
  await expect(startedMock(projectWith(`console.log('not today')`))).rejects.toThrow('before it listened')
})
