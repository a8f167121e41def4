import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, lint, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '../../generate/paths.ts'
import { fixContracts } from './fix-contracts.ts'

const folder = temporaryFolder('fix-contracts')
const modest = `openapi: 3.1.0
info: { title: greetings, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: / }]
tags: [{ name: greetings, description: Said. }]
security: [{ bearer: [] }]
paths:
  /greetings:
    post:
      operationId: greet # with a token
      tags: [greetings]
      summary: Greet somebody
      x-requirement: [C-001]
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Greeting' } } } }
      responses:
        '200':
          description: As it was said.
          content: { application/json: { schema: { $ref: '#/components/schemas/Greeting' } } }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
  schemas:
    Greeting:
      type: object
      required: [code]
      properties:
        code:
          type: string
          pattern: '^[A-Z]{3}-[0-9]{2}$'
          # people read it
          maxLength: 6
        text: { type: string }
`

const rulesBroken = async (file: string, config: Config) =>
  (await lint({ ref: file, config })).map(({ ruleId, message }) => `${ruleId}: ${message}`)

test('what a new operation lacks and nobody has to decide is added, and a limit is left to people', async () => {
  const file = join(folder, 'greetings.yaml')
  writeFileSync(file, modest)
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') })
  expect((await rulesBroken(file, config)).length).toBeGreaterThan(9)
  const mended = await fixContracts([file])
  expect(mended.map(({ says }) => says)).toEqual(
    expect.arrayContaining(['the answer 401 (Unauthorized)', 'the answer 503 (ServiceUnavailable)']),
  )
  expect(await rulesBroken(file, config)).toEqual(['portal/no-unbounded-value: maxLength is missing'])
  // nothing that was written is gone or moved
  const [left, ...others] = [modest.split('\n'), readFileSync(file, 'utf8').split('\n')]
  const kept = others.flat().filter((line) => left?.includes(line))
  expect(kept.length).toBeGreaterThanOrEqual(left.length - 2)
  expect(await fixContracts([file])).toEqual([])
})
