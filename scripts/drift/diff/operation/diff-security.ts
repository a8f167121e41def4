import { isEqual } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, entriesOf, follow, membersOf, objectAt } from '../../document/place.ts'
import type { Pair, Report, Where } from '../change.ts'
import { inside } from '../change.ts'
import { namesOf, reportTexts, texts, under } from '../pair.ts'

/** A way to be let in: every scheme with the scopes it needs. No scheme at all is a way, too. */
type Way = ReadonlyMap<string, readonly string[]>

/** Compares who is let in: whoever was before should still be. */
export function diffSecurity(operation: Pair, roots: Pair, where: Where, report: Report): void {
  const [was, is] = [demandsOf(operation.was, roots.was), demandsOf(operation.is, roots.is)]
  const names = renamed(under(roots, 'components', 'securitySchemes'))
  const [before, after] = [waysOf(was, names), waysOf(is)]
  const at = { wasAt: was, isAt: is }
  for (const way of before) {
    if (!after.some((other) => needsNoMore(other, way))) {
      report({ rule: 'security-tightened', where, was: named(way), is: after.map(named), ...at })
    }
  }
  for (const way of after) {
    if (!before.some((other) => needsNoMore(other, way))) {
      report({ rule: 'security-loosened', where, was: before.map(named), is: named(way), ...at })
    }
  }
}

/** What an operation demands: what it says itself, or what the document says for all. */
function demandsOf(operation: Place, root: Place): Place {
  const own = child(operation, 'security')
  return own.value === undefined ? child(root, 'security') : own
}

function waysOf(demands: Place, names: ReadonlyMap<string, string> = new Map()): Way[] {
  const read = entriesOf(demands).map(
    (way) => new Map(membersOf(way).map(([name, { value }]) => [names.get(name) ?? name, texts(value)])),
  )
  return read.length > 0 ? read : [new Map()]
}

/** Schemes that go by another name in the newer version, and are the same. */
function renamed({ was, is }: Pair): Map<string, string> {
  const [before, after] = [objectAt(was), objectAt(is)]
  const gone = membersOf(was).filter(([name]) => !Object.hasOwn(after, name))
  return new Map(
    gone.flatMap(([name, scheme]) => {
      const [heir] = Object.keys(after).filter(
        (one) => !Object.hasOwn(before, one) && isEqual(after[one], scheme.value),
      )
      return heir === undefined ? [] : [[name, heir] as const]
    }),
  )
}

/** Whether everybody who can go the one way can go this one. */
const needsNoMore = (way: Way, than: Way): boolean =>
  [...way].every(
    ([scheme, scopes]) => scopes.every((scope) => than.get(scheme)?.includes(scope)) && than.has(scheme),
  )

function named(way: Way): string {
  const schemes = [...way].map(([scheme, scopes]) =>
    scopes.length > 0 ? `${scheme} (${scopes.join(', ')})` : scheme,
  )
  return schemes.join(' and ') || 'nobody in particular'
}

/** Compares how each scheme works. */
export function diffSecuritySchemes(schemes: Pair, where: Where, report: Report): void {
  for (const name of namesOf(schemes)) {
    const { was, is } = under(schemes, name)
    const pair = { was: follow(was), is: follow(is) }
    // one that is gone or new shows where operations need it
    if (pair.was.value === undefined || pair.is.value === undefined) continue
    const at = inside(where, `security scheme ${name}`)
    reportTexts(pair, ['description', 'bearerFormat', 'deprecated'], at, report)
    for (const keyword of [
      'type',
      'in',
      'name',
      'scheme',
      'openIdConnectUrl',
      'oauth2MetadataUrl',
      'flows',
    ]) {
      const { was: before, is: after } = under(pair, keyword)
      if (isSame(keyword, before, after)) continue
      report({
        rule: 'security-scheme-changed',
        where: at,
        was: keyword,
        is: keyword,
        wasAt: before,
        isAt: after,
      })
    }
  }
}

const addresses = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl']

/** Scopes that are added to a flow change nothing for those who do not need them. */
function isSame(keyword: string, was: Place, is: Place): boolean {
  if (keyword !== 'flows') return isEqual(was.value, is.value)
  return membersOf(was).every(([flow, before]) => {
    const after = child(is, flow)
    const kept = Object.keys(objectAt(child(before, 'scopes')))
    return (
      after.value !== undefined &&
      addresses.every((url) => objectAt(before)[url] === objectAt(after)[url]) &&
      kept.every((scope) => child(after, 'scopes', scope).value !== undefined)
    )
  })
}
