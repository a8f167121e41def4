import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import notification from '#gen/notification/openapi.json' with { type: 'json' }
import { generatedDir } from '#scripts/generate/paths.ts'
import { portalContracts } from '../../../portal-contracts.ts'
import { commandRun } from '../shared/command-run.test-support.ts'

const folder = temporaryFolder('consumers')
const write = (name: string, value: unknown): string => {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value))
  return file
}

// a project of somebody else, with what openapi-typescript has made of one contract
write('shop/tsconfig.json', {
  compilerOptions: { strict: true, noEmit: true, module: 'preserve', types: [] },
})
write('shop/package.json', { name: 'shop', version: '1.4.0' })
copyFileSync(join(generatedDir, 'notification/types.ts'), write('shop/lib/contract.ts', ''))
write(
  'shop/lib/bell.ts',
  `import type { components } from './contract'
type Notification = components['schemas']['Notification']
declare const client: { GET: (path: string) => Notification[] }
export const bell = () => client.GET('/notifications/{siteKey}').map(({ createdOn }) => createdOn)
`,
)

type Fields = { required: string[]; properties: Record<string, object> }
const { Notification } = notification.components['schemas'] as { Notification: Fields }
const { createdOn: _, ...properties } = Notification.properties
const { name: _name, ...withoutName } = Notification.properties
const without = (gone: string, left: object) => {
  const required = Notification.required.filter((one) => one !== gone)
  const schemas = {
    ...notification.components['schemas'],
    Notification: { ...Notification, required, properties: left },
  }
  return write(`without-${gone}.json`, {
    ...notification,
    components: { ...notification.components, schemas },
  })
}
const contract = join(generatedDir, 'notification/openapi.json')
const [usedGone, otherGone] = [without('createdOn', properties), without('name', withoutName)]
const run = commandRun(portalContracts)

const production = join(folder, 'indexes/shop.json')
const testing = join(folder, 'indexes/shop-test.json')
const indexed = async () => {
  mkdirSync(dirname(production), { recursive: true })
  const made = await run('index', join(folder, 'shop'), '--out', production)
  const other = { ...(JSON.parse(readFileSync(production, 'utf8')) as object) }
  writeFileSync(
    testing,
    JSON.stringify({ ...other, consumer: { name: 'shop', version: '1.5.0', environment: 'test' } }),
  )
  return made
}

test('the lines of any TypeScript project that use a contract are found, and told of each consumer', async () => {
  expect((await indexed()).text).toContain('shop 1.4.0 (production) calls 1 operations and uses 1 fields')
  const { code, text } = await run('impact', contract, usedGone, '--consumer', dirname(production))
  expect(code).toBe(1)
  expect(text).toContain('shop 1.4.0 (production)')
  expect(text).toContain('shop 1.5.0 (test)')
  expect(text).toContain('lib/bell.ts:4')
  expect(await run('impact', contract, otherGone, '--consumer', production)).toMatchObject({ code: 0 })
  const go = (to: string, description: string) =>
    run('can-i-deploy', contract, description, '--consumer', dirname(production), '--to', to)
  const no = await go('production', usedGone)
  expect(no.code).toBe(1)
  expect(no.text).toContain('No: it would break shop 1.4.0 (production).')
  expect(no.text).toContain('lib/bell.ts:4')
  const yes = await go('production', otherGone)
  expect(yes.text).toContain('Yes: of shop 1.4.0 (production) nobody uses what it changes')
  expect(yes.code).toBe(0)
  const unknown = await go('staging', usedGone)
  expect(unknown.code).toBe(2)
  expect(unknown.text).toContain('no index is of staging; there are those of')
}, 60_000)

test.each([
  ['a project that uses no contract', ['index', '--out'], 'other', 'Nothing in'],
  [
    'an index that is none',
    ['can-i-deploy', '--to', 'production', '--findings', 'a.json', '--consumer'],
    'a.json',
    'is no index',
  ],
])(
  '%s: said in one sentence, with exit code 2',
  async (_title, [command = '', ...words], file, sentence) => {
    write('other/tsconfig.json', { compilerOptions: { noEmit: true, types: [] } })
    write('other/a.ts', 'export const a = 1')
    const target = write(file === 'other' ? 'other.json' : file, '{}')
    const place = command === 'index' ? [join(folder, 'other')] : []
    const { code, text } = await run(command, ...place, ...words, target)
    expect(code).toBe(2)
    expect(text).toContain(sentence)
  },
  60_000,
)
