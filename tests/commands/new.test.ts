import { execFile } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uncollected } from '#scripts/processes/uncollected.ts'
import { root } from '#scripts/generate/paths.ts'

const run = promisify(execFile)
/** Only against what never ends. */
const timeout = 600_000

const copied = ['contracts', 'docs', 'generated', 'mocks', 'scripts', 'src', 'tests']

const greeting = `  /booking/greeting/{name}:
    get:
      operationId: getGreeting
      tags: [homes]
      summary: Greet somebody
      x-requirement: [C-072]
      parameters:
        - name: name
          in: path
          required: true
          description: Whom.
          schema: { type: string, maxLength: 20, pattern: '^[a-z]+$', examples: [ada] }
      responses:
        '200':
          description: The greeting.
          content:
            application/json:
              schema:
                type: object
                required: [text]
                properties: { text: { type: string, maxLength: 90 } }
              examples: { kind: { value: { text: 'Good morning!' } } }
        '400': { $ref: shared/responses.yaml#/BadRequest }
        '401': { $ref: shared/responses.yaml#/Unauthorized }
        '404': { $ref: shared/responses.yaml#/NotFound }
        '429': { $ref: shared/responses.yaml#/TooManyRequests }
        '503': { $ref: shared/responses.yaml#/ServiceUnavailable }
`

let folder: string
const written: string[] = []

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'new-')))
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true })
  const files = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { name } of files) cpSync(join(root, name), join(folder, name))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}, timeout)

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }), timeout)

/** What is compiled of a copy is kept for the commands of this test, and goes with the copy. */
const env = () => ({
  ...process.env,
  ...uncollected,
  CI: '',
  NODE_COMPILE_CACHE: join(folder, '.cache/compiled'),
})

const node = async (...args: string[]): Promise<string> => {
  try {
    const { stdout } = await run(process.execPath, args, { cwd: folder, env: env() })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error })
  }
}

async function make(...args: string[]): Promise<string[]> {
  const said = await node('scripts/cli.ts', 'new', ...args)
  const files = said.split('\n').filter((line) => /^\w+(\/[\w.-]+)+$|^orval/.test(line))
  written.push(...files)
  return files
}

/** What the generators make of a key that is new, in types: to run them for all contracts takes a quarter of a minute. */
function takeKeyIntoTypes(key: string): void {
  for (const file of globSync('generated/*/{types,model}.ts', { cwd: folder })) {
    const text = textOf(file)
      .replaceAll('"Boratt" | ', `"Boratt" | "${key}" | `)
      .replaceAll("  Boratt: 'Boratt',\n", `  Boratt: 'Boratt',\n  ${key}: '${key}',\n`)
    writeFileSync(join(folder, file), text)
  }
}

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

test(
  'an operation, a screen and a site that are made anew keep the types, the rules and the format, and their tests pass',
  async () => {
    const contract = textOf('contracts/booking.yaml')
    writeFileSync(
      join(folder, 'contracts/booking.yaml'),
      contract.replace('  /booking/is_bookable/{objectId}:\n', (next) => greeting + next),
    )
    await make('operation', 'getGreeting')
    await make('screen', 'campaign')
    await make('site', 'Strandhem', '--like', 'Boratt', '--no-generate')
    takeKeyIntoTypes('Strandhem')

    expect(written).toEqual(
      expect.arrayContaining([
        'mocks/operations/booking/get-greeting.ts',
        'mocks/operations/booking/registry.ts',
        'tests/contract/every-status/booking.ts',
        'orval.config.ts',
        'src/api/booking/get-greeting.test.ts',
        'src/screens/campaign/messages.fi.json',
        'src/screens/campaign/campaign.story.tsx',
        'src/sites/strandhem.ts',
        'src/styles/themes/strandhem.css',
        'mocks/catalogue/pages/content-by-site.ts',
      ]),
    )
    expect(textOf('src/api/booking/booking.ts')).toContain('greetingQuery = (name: string)')
    const code = written.filter((file) => /\.tsx?$/.test(file))
    // only what is new, with what it imports: compiler and linter would read all of the project
    renameSync(join(folder, 'tsconfig.json'), join(folder, 'tsconfig.whole.json'))
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.whole.json',
        include: ['src/vite-env.d.ts', 'src/**/*.d.ts', ...code],
      }),
    )
    await Promise.all([
      node('node_modules/typescript7/bin/tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'),
      node('node_modules/oxfmt/bin/oxfmt', '--check', ...written.filter((file) => !file.endsWith('.yaml'))),
      node('scripts/cli.ts', 'messages'),
    ])
    await node('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...code)
    const tests = code.filter((file) => /(?<!browser)\.test\.ts$/.test(file))
    const said = await node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--project=portal',
      ...tests,
    )
    expect(said).toMatch(/Tests .*2 passed/)
  },
  timeout,
)
