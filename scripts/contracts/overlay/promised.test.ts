import { basename } from 'node:path'
import { query } from 'jsonpath-rfc9535'
import { expect, test } from 'vitest'
import { bundleContract } from '../../generate/bundle.ts'
import { services } from '../../generate/paths.ts'
import { missingBounds } from '../lint-plugin.mjs'
import { isObject } from '../stated/marks.ts'
import type { Action } from './apply-overlay.ts'
import { overlayFiles, promised, readOverlay } from './promised.ts'

const documents = await Promise.all(
  services().map(async (service) => ({ service, published: await bundleContract(service) })),
)

/** Where a schema, as it is promised, lets something come that is not named, or without a limit. */
function openPlaces(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => openPlaces(one, `${at}/${index}`))
  if (!isObject(value)) return []
  const isSchema = value['type'] !== undefined && value['in'] === undefined
  const own = isSchema ? missingBounds(value).map((missing) => `${at} ${missing}`) : []
  const isOpen =
    isObject(value['properties']) &&
    value['$ref'] === undefined &&
    value['additionalProperties'] === undefined &&
    value['unevaluatedProperties'] === undefined &&
    // each of several kinds is whole by itself
    value['oneOf'] === undefined
  const inner = Object.entries(value).filter(
    ([key]) => !/^(?:x-|examples?$|not$|if$|then$|else$|securitySchemes$)/.test(key),
  )
  return [...own, ...(isOpen ? [at] : []), ...inner.flatMap(([key, one]) => openPlaces(one, `${at}/${key}`))]
}

test('with its overlays each contract says of every object that it is whole, and of every value how large it is', () => {
  const open = documents.flatMap(({ service, published }) => {
    const { components, paths } = promised(service, published)
    return openPlaces({ components, paths }, service)
  })
  expect(open).toEqual([])
})

test('what says more of a reference, such as the code of an error, is not closed beside it', () => {
  const [first] = documents.map(({ service, published }) => promised(service, published))
  const responses = first?.components['responses'] as Record<
    string,
    { content: Record<string, { schema: object }> }
  >
  expect(responses['Unauthorized']?.content['application/problem+json']?.schema).toEqual({
    $ref: '#/components/schemas/Problem',
    properties: { status: { const: 401 }, code: { enum: ['unauthorized', 'tokenExpired'] } },
  })
})

test('what is published says neither of what is answered', () => {
  const text = JSON.stringify(documents.find(({ service }) => service === 'residence')?.published)
  expect(text).not.toContain('"additionalProperties":false')
  expect(JSON.stringify(schemaOf('residence', 'SearchHit'))).not.toMatch(/"max(?:Length|Items|imum)":/)
})

const schemaOf = (service: string, name: string): unknown =>
  documents.find((one) => one.service === service)?.published.components['schemas']?.[name]

test.each(
  [...new Set(services().flatMap((service) => overlayFiles(service)))].map((file) => [basename(file), file]),
)('each action of %s finds something', (_name, file) => {
  const meant = documents.filter(({ service }) => overlayFiles(service).includes(file))
  const finds = (target: string) =>
    meant.some(({ published }) => query(JSON.parse(JSON.stringify(published)) as never, target).length > 0)
  // what an action takes away has been put there by one before it
  const place = ({ target, remove }: Action) => (remove ? target.replace(/\.\w+$/, '') : target)
  expect(readOverlay(file).actions.filter((action) => !finds(place(action)))).toEqual([])
})
