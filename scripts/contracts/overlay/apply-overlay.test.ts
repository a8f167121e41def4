import { expect, test } from 'vitest'
import { type Action, applyOverlay } from './apply-overlay.ts'

// the cases are those of the specification's own examples (Overlay 1.0.0, section 4.5); that of traits is left out, for its
// target is no JSONPath by RFC 9535

const apply = (document: object, ...actions: Action[]) =>
  applyOverlay(document, { overlay: '1.0.0', info: { title: 'a', version: '1' }, actions })

test('a structured overlay is merged into the whole document', () => {
  const document = { info: { title: 'Pets' }, paths: { '/pets': { get: { summary: 'Old' } } } }
  const update = {
    info: { 'x-overlay-applied': 'structured-overlay' },
    paths: {
      '/': { summary: 'The root resource', get: { 'x-rate-limit': 100 } },
      '/pets': { get: { summary: 'Retrieve a list of pets', 'x-rate-limit': 100 } },
    },
    components: { tags: null },
  }
  expect(apply(document, { target: '$', update })).toEqual({
    info: { title: 'Pets', 'x-overlay-applied': 'structured-overlay' },
    paths: update.paths,
    components: { tags: null },
  })
})

test('a targeted overlay changes its targets alone, each action after the one before', () => {
  const document = {
    paths: { '/foo': { get: { description: 'a' } }, '/bar': { get: {}, post: { tags: ['b'] } } },
  }
  expect(
    apply(
      document,
      { target: "$.paths['/foo'].get", update: { description: 'This is the new description' } },
      { target: "$.paths['/bar'].get", update: { description: 'This is the updated description' } },
      { target: "$.paths['/bar']", update: { post: { 'x-safe': false } } },
    ),
  ).toEqual({
    paths: {
      '/foo': { get: { description: 'This is the new description' } },
      '/bar': {
        get: { description: 'This is the updated description' },
        post: { tags: ['b'], 'x-safe': false },
      },
    },
  })
  expect(document.paths['/foo'].get.description).toBe('a')
})

const parameters = (...names: string[]) => names.map((name) => ({ name, in: 'query' }))
const withParameters = (...names: string[]) => ({
  paths: { '/a': { get: { parameters: parameters(...names) } }, "/it's": { get: { parameters: [] } } },
})

test('a wildcard reaches many, a filter those that it means, and what is not found is left alone', () => {
  const schema = { $ref: '/components/schemas/filterSchema' }
  const target = "$.paths.*.get.parameters[?@.name=='filter' && @.in=='query']"
  const changed = apply(
    withParameters('other', 'filter'),
    { target: '$.paths.*.get', update: { 'x-safe': true } },
    { target, update: { schema } },
    { target: '$.webhooks.*', update: { a: 1 } },
  )
  expect(changed).toEqual({
    paths: {
      '/a': {
        get: { parameters: [...parameters('other'), { ...parameters('filter')[0], schema }], 'x-safe': true },
      },
      "/it's": { get: { parameters: [], 'x-safe': true } },
    },
  })
})

test('a list is added to, entries of it are removed, and lists within an update are joined', () => {
  const added = apply(withParameters('a'), {
    target: '$.paths.*.get.parameters',
    update: { name: 'newParam', in: 'query' },
  })
  expect(added).toMatchObject({
    paths: {
      '/a': { get: { parameters: parameters('a', 'newParam') } },
      "/it's": { get: { parameters: parameters('newParam') } },
    },
  })
  const removed = apply(withParameters('dummy', 'a', 'dummy'), {
    target: "$.paths.*.get.parameters[?@.name == 'dummy']",
    remove: true,
    update: { name: 'not looked at' },
  })
  expect(removed).toMatchObject({ paths: { '/a': { get: { parameters: parameters('a') } } } })
  expect(apply({ tags: ['a'] }, { target: '$', update: { tags: ['b'] } })).toEqual({ tags: ['a', 'b'] })
  expect(apply({ a: { b: 1 } }, { target: '$.a', remove: true })).toEqual({})
})

test('a target that is a plain value is refused', () => {
  expect(() => apply({ a: 'text' }, { target: '$.a', update: { b: 1 } })).toThrow('$.a means what can not')
})
