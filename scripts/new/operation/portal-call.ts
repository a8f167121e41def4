import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname, relative } from 'node:path/posix'
import ts from 'typescript'
import { callFile } from '../../generate/orval/call-file.ts'
import { root } from '../../generate/paths.ts'
import { withImport } from '../edit-source.ts'
import { kebabOf } from '../names.ts'
import { type Draft, add, change } from '../write-files.ts'
import type { Facts } from './facts.ts'
import { hookName, idsInText, idsInTitle, literal, queryName, summaryInText } from './texts.ts'

/** Writes the options of an operation in `src/api`, of what is generated for it, and a test that uses them. */
export function portalCall(draft: Draft, facts: Facts): void {
  const file = apiFile(facts)
  if (!existsSync(join(root, file))) draft.set(file, '')
  const call = generatedCall(facts)
  change(draft, file, (text) =>
    facts.method === 'GET' ? withQuery(text, facts, call, file) : withHook(text, facts, call),
  )
  const name = kebabOf(facts.operationId)
  const folder = dirname(file)
  if (facts.method === 'GET') add(draft, `${folder}/${name}.test.ts`, queryTest(facts, file))
  else add(draft, `${folder}/${name}.browser.test.tsx`, hookTest(facts, file))
}

/** The file of `src/api` that holds the calls of a service: the one of its name, or else the one with most of them. */
function apiFile({ service }: Facts): string {
  const name = `${kebabOf(service)}.ts`
  const files = globSync('src/api/**/*.ts', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
  const own = files.find((file) => basename(file) === name)
  if (own) return own
  const calls = (file: string) =>
    readFileSync(join(root, file), 'utf8').split(`'#gen/${service}/calls/`).length - 1
  return (
    files.toSorted((one, other) => calls(other) - calls(one)).find((file) => calls(file) > 0) ??
    `src/api/${name}`
  )
}

type Generated = {
  module: string
  made: string
  parameters: { name: string; type: string }[]
  models: string[]
}

/** What orval has made of an operation: the function of its options, and what that takes before them. */
function generatedCall({ service, operationId, method }: Facts): Generated {
  const name = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  const made = `get${name}${method === 'GET' ? 'Query' : 'Mutation'}Options`
  const file = callFile(operationId)
  const text = readFileSync(join(root, 'generated', service, 'calls', file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((one) => one.name.getText() === made)?.initializer
  if (!declared || !ts.isArrowFunction(declared))
    throw new Error(`generated/${service}/calls/${file} has no ${made}`)
  const parameters = declared.parameters.slice(0, -1).map((one) => ({
    name: one.name.getText(),
    type: `${one.questionToken ? 'undefined | ' : ''}${one.type?.getText() ?? 'string'}`,
  }))
  const models = source.statements
    .filter(ts.isImportDeclaration)
    .filter(({ moduleSpecifier }) => moduleSpecifier.getText().includes('model.ts'))
    .flatMap(({ importClause }) => importClause?.namedBindings?.getText().match(/\w+/g) ?? [])
  return { module: `#gen/${service}/calls/${file}`, made, parameters, models }
}

function withQuery(
  text: string,
  facts: Facts,
  { module, made, parameters, models }: Generated,
  file: string,
): string {
  const { service, summary, needsToken } = facts
  const used = models.filter((model) =>
    parameters.some(({ type }) => new RegExp(`\\b${model}\\b`).test(type)),
  )
  const taken = parameters.map(({ name, type }) => `${name}: ${type}`).join(', ')
  const options = needsToken ? ['{ query: { meta: personalMeta } }'] : []
  const passed = [...parameters.map(({ name }) => name), ...options].join(', ')
  const query = `
/** ${summary}${idsInText(facts)}. */
export const ${queryName(facts)} = (${taken}) => ${made}(${passed})
`
  const withImportedCall = withImport(text, [made], module)
  const withModels =
    used.length > 0
      ? withImport(withImportedCall, used, `#gen/${service}/model.ts`, 'type')
      : withImportedCall
  const session = relative(dirname(file), 'src/api/session/session.ts').replace(/^(?!\.)/, './')
  return (needsToken ? withImport(withModels, ['personalMeta'], session) : withModels) + query
}

function withHook(text: string, facts: Facts, { module, made }: Generated): string {
  const hook = `
/** ${facts.summary}${idsInText(facts)}. */
export function ${hookName(facts)}() {
  return useMutation(${made}())
}
`
  return withImport(withImport(text, [made], module), ['useMutation'], '@tanstack/react-query') + hook
}

const answering = ({ answer }: Facts): string =>
  answer.body === undefined
    ? `new Response(null, { status: ${answer.status} })`
    : `Response.json(${literal(answer.body)}, { status: ${answer.status} })`

const stub = (
  facts: Facts,
) => `const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(${answering(facts)}))
beforeAll(() => vi.stubGlobal('fetch', send))
afterAll(() => vi.unstubAllGlobals())
`

/** What the generated function is given in a test: values of the path one by one, then those of query and headers. */
function givenIn({ asked }: Facts, { parameters }: Generated): string {
  const [path, query, header] = [asked.path, asked.query, asked.header].map((one) => Object.values(one))
  const objects = [
    ...(query && query.length > 0 ? [asked.query] : []),
    ...(header && header.length > 0 ? [asked.header] : []),
  ]
  return [...(path ?? []), ...objects].slice(0, parameters.length).map(literal).join(', ')
}

const queryTest = (facts: Facts, file: string) => `// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ${queryName(facts)} } from './${file.split('/').at(-1)}'

${stub(facts)}
test('${facts.service} is asked once to ${summaryInText(facts)}${idsInTitle(facts)}', async () => {
  const query = ${queryName(facts)}(${givenIn(facts, generatedCall(facts))})
  expect(await new QueryClient().query(query)).toEqual(${literal(facts.answer.body)})
  expect(send.mock.lastCall?.[0]).toContain('${facts.address}')
})
`

function variablesIn(facts: Facts): string {
  const { path, query, header, body } = facts.asked
  const entries = [
    ...Object.entries(path),
    ...(Object.keys(query).length > 0 ? [['params', query] as const] : []),
    ...(Object.keys(header).length > 0 ? [['headers', header] as const] : []),
    ...(body === undefined ? [] : [['data', body] as const]),
  ]
  return entries.length > 0
    ? `{ ${entries.map(([name, value]) => `${name}: ${literal(value)}`).join(', ')} }`
    : ''
}

const hookTest = (
  facts: Facts,
  file: string,
) => `import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { ${hookName(facts)} } from './${file.split('/').at(-1)}'

${stub(facts)}
function Sender() {
  const { mutate, isSuccess } = ${hookName(facts)}()
  return (
    <button type="button" onClick={() => mutate(${variablesIn(facts)})}>
      {isSuccess ? 'sent' : 'send'}
    </button>
  )
}

test('${facts.service} is asked to ${summaryInText(facts)}${idsInTitle(facts)}', async () => {
  const screen = await renderIn(sites[0], <Sender />)
  await screen.getByRole('button', { name: 'send' }).click()
  await expect.element(screen.getByRole('button', { name: 'sent' })).toBeVisible()
  expect(send.mock.lastCall?.[0]).toContain('${facts.address}')
})
`
