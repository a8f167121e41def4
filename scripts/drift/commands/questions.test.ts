import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { questionId } from '../assumed/assumptions-in.ts'
import { portalContracts } from '../../portal-contracts.ts'
import { commandRun } from './shared/command-run.test-support.ts'

const folder = temporaryFolder('questions')
const write = (name: string, value: unknown): string => {
  writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value))
  return join(folder, name)
}

const says = 'The floor is counted from the street.'
const id = questionId(says)
const contract = (floor: object, price: object) => ({
  openapi: '3.1.0',
  info: { title: 'Homes', version: '1' },
  paths: {
    '/homes': {
      get: {
        operationId: 'listHomes',
        'x-assumed': 'Newest first.',
        responses: {
          200: {
            description: 'a',
            content: { 'application/json': { schema: { properties: { floor, price } } } },
          },
        },
      },
    },
  },
  components: { schemas: { Floor: { type: 'integer', 'x-assumed': says } } },
})
const floor = { $ref: '#/components/schemas/Floor' }
const old = write('old.json', contract(floor, { type: 'integer' }))
const otherFloor = write('floor.json', contract({ type: 'string' }, { type: 'integer' }))
const otherPrice = write('price.json', contract(floor, { type: 'string' }))

const run = commandRun(portalContracts)
const compare = (...words: string[]) => run('diff', ...words)
const answers = (given: 'confirmed' | 'refuted') =>
  write(
    `${given}.yaml`,
    `answers: [{ id: ${id}, service: homes, where: floor, says: ${says}, answer: ${given}, on: '2026-11-26' }]`,
  )

test('what hurts at a place that is only assumed is a question, which fails a build that asks for it', async () => {
  const { code, text } = await compare(old, otherFloor)
  expect(text).toContain('0 breaking, 0 risky, 1 question')
  expect(text).toContain(`assumed: ${says} (portal-contracts confirm ${id})`)
  expect(code).toBe(0)
  expect(await compare(old, otherFloor, '--fail-on', 'question')).toMatchObject({ code: 1 })
})

test('what hurts elsewhere is none, though the operation assumes how it behaves', async () => {
  expect(await compare(old, otherPrice)).toMatchObject({ code: 1 })
  expect((await compare(old, write('gone.json', { ...contract(floor, {}), paths: {} }))).text).toContain(
    'operation-removed',
  )
})

test('a mark covers what lies below it, and one by a keyword that keyword alone', async () => {
  const limit = { type: 'string', enum: ['sold'], 'x-assumed': { enum: 'The words.' } }
  const before = write('limit.json', contract(floor, { type: 'object', properties: { a: limit } }))
  const after = (a: object, name: string) =>
    compare(before, write(name, contract(floor, { type: 'object', properties: { a } })))
  expect((await after({ type: 'string', enum: ['sold', 'free'] }, 'wider.json')).text).toContain(
    '0 breaking, 0 risky, 1 question',
  )
  expect((await after({ type: 'integer' }, 'text.json')).text).toContain('1 breaking')
  const whole = { type: 'object', 'x-assumed': 'The shape.', properties: { a: { type: 'integer' } } }
  const shape = write('shape.json', contract(floor, whole))
  const { text } = await compare(
    shape,
    write('other-shape.json', contract(floor, { type: 'object', properties: { a: { type: 'string' } } })),
  )
  expect(text).toContain('0 breaking, 0 risky, 1 question')
})

test('what a team has confirmed is stated, and what it has refuted stays a question', async () => {
  expect(await compare(old, otherFloor, '--answers', answers('confirmed'))).toMatchObject({ code: 1 })
  expect(await compare(old, otherFloor, '--answers', answers('refuted'))).toMatchObject({ code: 0 })
})

test('the same is a question on the wire', async () => {
  const body = { mimeType: 'application/json', text: '{"floor":"third"}' }
  const seen = {
    request: { method: 'GET', url: 'https://a.test/homes' },
    response: { status: 200, content: body },
  }
  const file = write('seen.har', { log: { entries: [seen] } })
  const { code, text } = await run('har', file, '--contract', old)
  expect(text).toContain('1 question')
  expect(code).toBe(0)
})

test('the assumptions of a contract are listed with the id that confirm answers, into a file that can be read again', async () => {
  const file = join(folder, 'answers.yaml')
  const listed = JSON.parse((await run('assumed', 'booking', '--json')).text) as {
    id: string
    says: string
  }[]
  expect(listed.length).toBeGreaterThan(2)
  const [first, second] = listed.map((one) => one.id)
  await run('confirm', first ?? '', '--answers', file, '--by', 'Booking')
  await run('confirm', second ?? '', '--answers', file, '--service', 'booking', '--refute', 'It is a text.')
  const { text } = await run('assumed', 'booking', '--answers', file)
  expect(text).toContain(`${listed.length} assumptions, 2 answered`)
  expect(readFileSync(file, 'utf8')).toContain('instead: It is a text.')
  expect(await run('confirm', '00000000', '--answers', file)).toMatchObject({ code: 2 })
})
