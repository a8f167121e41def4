import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { commandRun } from '../shared/command-run.test-support.ts'
import { diff } from './diff.ts'

const folder = temporaryFolder('descriptions')
const write = (name: string, text: string): string => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}
const run = commandRun(diff)

const openApi = (price: string) => `openapi: 3.0.3
info: { title: Homes, version: '1' }
paths:
  /homes:
    get:
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: 50 } }]
      responses:
        '200':
          description: a
          content: { application/json: { schema: { $ref: '#/components/schemas/Home' } } }
components:
  schemas:
    Home: { type: object, properties: { price: { type: ${price} }, owner: { type: string, nullable: true } } }
`
const swagger = (price: string, limit = 50) => `swagger: '2.0'
info: { title: Homes, version: '1' }
produces: [application/json]
paths:
  /homes:
    get:
      parameters:
        - name: limit
          in: query
          type: integer
          maximum: ${limit}
      responses:
        '200': { description: a, schema: { $ref: '#/definitions/Home' } }
definitions:
  Home:
    type: object
    properties:
      price: { type: ${price} }
      owner: { type: string, x-nullable: true }
`

test('a description in Swagger 2.0 is held to a contract in OpenAPI, with the lines that were written', async () => {
  const contract = write('contract.yaml', openApi('integer'))
  expect(await run(contract, write('same.yaml', swagger('integer')))).toMatchObject({ code: 0 })
  const { code, text } = await run(contract, write('other.yaml', swagger('string', 20)), '--all')
  expect(code).toBe(1)
  expect(text).toMatch(/response-type-\w+ {2}\S*other.yaml:18/)
  expect(text).toMatch(/request-maximum-narrowed {2}\S*other.yaml:8/)
  expect(text).not.toContain('owner')
})

test('documents in folders within folders are compared by their paths, and those of earlier releases are not', async () => {
  write('old/v1/homes.yaml', openApi('integer'))
  write('old/v1/parts/home.yaml', 'type: object')
  write('old/v2/homes.yaml', openApi('integer'))
  write('new/v1/homes.yaml', openApi('integer'))
  write('new/v2/homes.yaml', openApi('string'))
  write('new/released/homes.yaml', openApi('integer'))
  const { code, text } = await run(join(folder, 'old'), join(folder, 'new'))
  expect(code).toBe(1)
  expect(text).toContain('new/v2/homes.yaml')
  expect(text).not.toContain('new/v1')
  expect(text).not.toContain('released')
})
