import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { API } from 'typescript7/unstable/sync'
import { beforeAll, expect, test } from 'vitest'
import { zSearchHit } from '#gen/residence/schemas.ts'
import { impactOf } from '#scripts/drift/impact/impact-of.ts'
import { type KnownPortal, knownPortal } from '#scripts/drift/impact/portal-contracts.ts'
import { root } from '#scripts/generate/paths.ts'

let portal: KnownPortal

beforeAll(async () => {
  portal = await knownPortal()
}, 300_000)

const hitFields = Object.keys(zSearchHit.shape)
const operations = [{ id: 'searchObjects', method: 'POST', path: '/residence/search_object' }]
const impactOfField = (field: string) =>
  impactOf({ operations, direction: 'response', field: ['hits', '[]', field] }, portal)

/** Every line that names a field of the search hit, wherever it is; told to, only where it is read. */
const linesNaming = (field: string, access?: 'reads') =>
  (portal.index.fields[`residence#/components/schemas/SearchHit/properties/${field}`] ?? [])
    .filter((one) => access === undefined || one.access === access)
    .map(({ file, line }) => `${file}:${line}`)
    .toSorted()

/** What the compiler says of a property that is read and not there; TS2551 where another has a similar name. */
const readsWhatIsMissing = [2339, 2551]
const removed = ['shortDescription', 'municipality']

/**
 * The lines that read one of these fields, as the compiler finds out once they are gone from what is generated for the
 * search hit. The native one, which checks the types of the project: it takes half of the time, in a process of its own.
 */
function linesRefused(): { field: string; line: string }[] {
  const project = join(root, 'tsconfig.without-fields.json')
  let settings = ''
  const compiler = new API({
    cwd: root,
    fs: {
      fileExists: (name) => name === project || undefined,
      readFile: (name) => {
        if (name === project) return settings
        if (!/generated\/residence\/(model|types)\.ts$/.test(name)) return undefined
        return removed.reduce(without, readFileSync(name, 'utf8'))
      },
    },
  })
  try {
    const { fileNames } = compiler.parseConfigFile(join(root, 'tsconfig.json'))
    const written = fileNames.filter((name) => !/generated|node_modules/.test(name))
    const naming = written.filter((name) => {
      const text = readFileSync(name, 'utf8')
      return removed.some((field) => text.includes(field))
    })
    const ambient = written.filter((name) => name.endsWith('.d.ts'))
    settings = JSON.stringify({ extends: './tsconfig.json', include: [], files: [...ambient, ...naming] })
    const { program } = compiler.updateSnapshot({ openProjects: [project] }).getProject(project) ?? {}
    return naming.flatMap((name) =>
      (program?.getSemanticDiagnostics(name) ?? []).flatMap(({ pos, code, text }) => {
        const field = removed.find((one) => text.includes(`'${one}' does not exist`))
        if (!field || !readsWhatIsMissing.includes(code)) return []
        const line = readFileSync(name, 'utf8').slice(0, pos).split('\n').length
        return [{ field, line: `${relative(root, name)}:${line}` }]
      }),
    )
  } finally {
    compiler.close()
  }
}

/** Takes the field out of the type called SearchHit. */
function without(text: string, field: string): string {
  const start = text.search(/^ *(export interface SearchHit|SearchHit:) \{/m)
  const member = new RegExp(`^ *${field}\\??: .*$`, 'm')
  return text.slice(0, start) + text.slice(start).replace(member, '')
}

test('removing a field of the search hit names exactly the lines in which the compiler then misses it', () => {
  const refused = linesRefused()
  const byField = removed.map((field) =>
    refused
      .filter((one) => one.field === field)
      .map(({ line }) => line)
      .toSorted(),
  )
  expect(byField).toEqual(removed.map((field) => linesNaming(field, 'reads')))
}, 300_000)

test('what names a field of the search hit is told apart: the portal, the mock and tests', () => {
  const { portal: lines, screens } = impactOfField('municipality')
  expect(lines.length).toBeGreaterThan(0)
  for (const { file, line, access } of lines) {
    expect(file).toMatch(/^src\//)
    expect(access).toBe('reads')
    expect(readFileSync(join(root, file), 'utf8').split('\n')[line - 1]).toContain('municipality')
  }
  expect(screens.map(({ file }) => file)).toContain('src/routes/search.$.tsx')
})

test('removing a field of the search hit that no screen reads names no line of the portal', () => {
  const isOfPortal = (line: string) => line.startsWith('src/') && !line.includes('.test.')
  const unread = hitFields.filter((field) => !linesNaming(field).some(isOfPortal))
  expect(unread.length).toBeGreaterThan(0)
  for (const field of unread)
    expect(impactOfField(field)).toMatchObject({ portal: [], screens: [], hooks: [] })
})

/** The files of the templates that pages are shown with, as the table of templates loads them. */
const templateFiles = [
  ...readFileSync(join(root, 'src/screens/templates.ts'), 'utf8').matchAll(/import\('\.\/([\w/-]+\.tsx)'\)/g),
].map(([, file = '']) => `src/screens/${file}`)

test('each template that a page is shown with is found as a screen, and nothing else of them', () => {
  expect(templateFiles.length).toBeGreaterThan(25)
  const found = portal.index.screens.map(({ file }) => file)
  expect(found.filter((file) => file.startsWith('src/screens/'))).toEqual(
    [...new Set(templateFiles)].toSorted(),
  )
})

const screensOf = (operation: string) =>
  impactOf({ operations: [{ id: operation, ...placeOf(operation) }], field: [] }, portal).screens.map(
    ({ name }) => name,
  )

function placeOf(operation: string) {
  const { method = '', path = '' } = portal.index.operations[operation] ?? {}
  return { method, path }
}

test.each([
  ['searchPremises', 'the template premises-search'],
  ['startSwishPayment', 'the template booking'],
  ['startBooking', 'the template booking'],
  ['getBookingDocuments', 'the template booking-contract'],
])('a change of %s is told to concern %s', (operation, screen) => {
  expect(screensOf(operation)).toContain(screen)
})

test('what a screen or feature calls is seen on a screen', () => {
  const unseen = Object.entries(portal.index.operations)
    .filter(
      ([, { callers, screens }]) =>
        callers.some(({ layer }) => ['screen', 'feature'].includes(layer)) && screens.length === 0,
    )
    .map(([id]) => id)
  expect(unseen).toEqual([])
})
