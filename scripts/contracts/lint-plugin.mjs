// Rules of our own for Redocly's linter. Redocly loads plugins by itself, hence the default export and plain JavaScript.
import { placesInRequests } from './overlay/in-requests.ts'
import { dialectOf } from './pattern-dialect.ts'
import { unsaidAt } from './stated/unsaid-at.ts'

const id = /^(C|CV|CI|R|T|SITE|N|E|S|V|P|K|X|F|G|Q)-\d{3}$/
const row = /\b(?:C|CV|CI|R|T|SITE|N|E|S|V|P|K|X|F|G|Q)-\d{3}\b/

/** Every operation says which requirements it carries. */
const operationNamesItsRequirement = () => ({
  Operation(operation, { report, location }) {
    const ids = operation['x-requirement']
    const good = Array.isArray(ids) && ids.length > 0 && ids.every((one) => id.test(one))
    if (!good)
      report({ message: 'x-requirement must list at least one requirement id', location: location.key() })
  },
})

/** A status that the contract lacks must never be answered, so every status that can come is declared. */
const operationDeclaresItsErrors = () => {
  let inherited = []
  return {
    Root(root) {
      inherited = root.security ?? []
    },
    Operation(operation, { report, location }) {
      // nothing counts the calls that steer the mock, and no fault strikes them
      const needed = location.source.absoluteRef.includes('/mock_control') ? [] : ['429', '503']
      // a request may be such that nobody can read it, whatever it is for (RFC 9110 §15.5.1)
      needed.push('400')
      if (operation.requestBody) needed.push('413', '415')
      if (needsBearer(operation.security ?? inherited)) needed.push('401')
      for (const status of needed.filter((one) => !(one in (operation.responses ?? {})))) {
        report({
          message: `${operation.operationId} lacks the response ${status}`,
          location: location.child('responses'),
        })
      }
    },
  }
}

const needsBearer = (security) => security.length > 0 && !security.some(isEmpty)
const isEmpty = (requirement) => Object.keys(requirement).length === 0

/** Request bodies and JSON or text answers carry at least one named example. */
const bodyHasAnExample = () => ({
  MediaType(media, { report, location, key }) {
    const readable = /json$|^text\//.test(String(key))
    if (readable && !media.examples)
      report({ message: 'a readable body needs a named example', location: location.key() })
  },
})

/**
 * Nothing is sent without a limit: a form, a mock and a store must all know what can come. How large answers are is told in
 * contracts/overlays/.
 */
const noUnboundedValue = () => {
  const isInRequest = placesInRequests()
  return { Schema: (schema, context) => reportBounds(schema, context, isInRequest) }
}

function reportBounds(schema, { report, location }, isInRequest) {
  if (!isInRequest(location.source.absoluteRef, location.pointer)) return
  for (const missing of missingBounds(schema))
    report({ message: `${missing} is missing`, location: location.key() })
}

/** The limits that a schema does not give. */
export function missingBounds(schema) {
  const types = [schema.type].flat()
  if ('enum' in schema || 'const' in schema) return []
  const missing = []
  if (types.includes('string') && schema.format !== 'binary' && !('maxLength' in schema))
    missing.push('maxLength')
  if (types.includes('array') && !('maxItems' in schema)) missing.push('maxItems')
  if (types.includes('integer')) {
    if (!('minimum' in schema)) missing.push('minimum')
    if (!('maximum' in schema)) missing.push('maximum')
  }
  return missing
}

/** Sample factories take no notice of patterns; the example shows a value that meets it. */
const patternHasAnExample = () => ({
  Schema(schema, { report, location, key }) {
    if ('pattern' in schema && !schema.examples && key !== 'not')
      report({ message: 'a pattern needs examples', location: location.key() })
  },
})

/** What the specification does not state is marked as ours (`x-assumed`) where it stands or above, or names its row. */
const statedOrAssumed = () => {
  const enter = (_node, { report, location }) => {
    for (const message of unsaidAt(location.source.absoluteRef, location.pointer))
      report({ message, location: location.key() })
  }
  // `any` comes by what a `$ref` means, and `ref` by what stands beside it
  return { any: { enter }, ref: { enter } }
}

/** Whoever reads a contract cannot look our numbers up: they stand in x-requirement, and texts do without. */
const textNamesNoRow = () => ({
  any: {
    enter(node, { report, location }) {
      for (const key of ['description', 'summary', 'x-assumed'].filter((one) => hasRow(node?.[one])))
        report({
          message: `${key} names a row; list it in x-requirement`,
          location: location.child(key).key(),
        })
    },
  },
})

/** What is a schema or an example by that name is looked at by itself. */
const hasRow = (said) => {
  if (typeof said === 'string') return row.test(said)
  return typeof said === 'object' && said !== null && Object.values(said).some(hasRow)
}

/** A pattern means the same in every language, so it has to be an I-Regexp (RFC 9485) between its anchors. */
const patternIsForEveryLanguage = () => ({
  Schema(schema, { report, location }) {
    const wrong = typeof schema.pattern === 'string' ? dialectOf(schema.pattern) : undefined
    if (wrong !== undefined)
      report({ message: `${wrong} is no I-Regexp (RFC 9485)`, location: location.child('pattern') })
  },
})

/** Null is what a member that always comes says when it has no value; what may be left out says that by its absence. */
const nullIsNeverLeftOut = () => ({
  Schema(schema, { report, location, resolve }) {
    // how a world is changed: null takes its label away, and what is left out stays (RFC 7396)
    if (location.pointer === '#/UpdateWorldRequest') return
    // the object that a condition is about says itself which of its members always come
    if (/\/(?:if|then|else)$/.test(location.pointer)) return
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (schema.required?.includes(name) || !canBeNull(property, resolve)) continue
      const place = location.child(['properties', name])
      report({ message: `${name} may be null, so it has to be required`, location: place })
    }
  },
})

function canBeNull(schema, resolve, from) {
  const { node, location } = resolve(schema, from)
  if (!node) return false
  const kinds = [...(node.oneOf ?? []), ...(node.anyOf ?? [])]
  return (
    [node.type].flat().includes('null') ||
    kinds.some((kind) => canBeNull(kind, resolve, location.source.absoluteRef))
  )
}

export default () => ({
  id: 'portal',
  rules: {
    oas3: {
      'operation-names-its-requirement': operationNamesItsRequirement,
      'operation-declares-its-errors': operationDeclaresItsErrors,
      'body-has-an-example': bodyHasAnExample,
      'no-unbounded-value': noUnboundedValue,
      'pattern-has-an-example': patternHasAnExample,
      'stated-or-assumed': statedOrAssumed,
      'text-names-no-row': textNamesNoRow,
      'pattern-is-for-every-language': patternIsForEveryLanguage,
      'null-is-never-left-out': nullIsNeverLeftOut,
    },
  },
})
