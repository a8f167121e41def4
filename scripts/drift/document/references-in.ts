import type { Json, JsonObject } from './json.ts'

/** Members whose contents are values, in which `$ref` is a word like any other. */
const textMembers = new Set(['example', 'examples', 'default', 'const', 'enum'])

/** Members whose own members have names that the author has chosen, `default` and `x-site` among them. */
const namedMembers = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  '$defs',
  'definitions',
  'schemas',
  'headers',
  'parameters',
  'requestBodies',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
  'webhooks',
  'encoding',
  'content',
])

/** What the members of an object are: keywords of the format, names of the author's choice, or statuses of answers. */
export type Members = 'keywords' | 'names' | 'statuses'

/** What the members of a member are, itself being one of these. */
export function membersIn(key: string, around: Members): Members {
  if (around !== 'keywords') return 'keywords'
  if (key === 'responses') return 'statuses'
  return namedMembers.has(key) ? 'names' : 'keywords'
}

/** Whether a member holds values. A name never says so, and among answers `default` is a status like any other. */
export function isText(key: string, around: Members): boolean {
  if (around === 'names') return false
  return key.startsWith('x-') || (around === 'keywords' && textMembers.has(key))
}

/** Every reference in a document. */
export function referencesIn(root: Json): Set<string> {
  const found = new Set<string>()
  const walk = (value: object, around: Members): void => {
    if (Array.isArray(value)) {
      for (const inner of value as Json[])
        if (typeof inner === 'object' && inner !== null) walk(inner, 'keywords')
      return
    }
    const members = value as JsonObject
    for (const key in members) {
      const inner = members[key]
      if (typeof inner === 'string') {
        if (key === '$ref') found.add(inner)
      } else if (typeof inner === 'object' && inner !== null && !isText(key, around))
        walk(inner, membersIn(key, around))
    }
  }
  if (typeof root === 'object' && root !== null) walk(root, 'keywords')
  return found
}
