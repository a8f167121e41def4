import type { Json } from '../../document/json.ts'
import { isEqual, textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, membersOf, resolve } from '../../document/place.ts'
import type { Direction, Pair, Report, Where } from '../change.ts'
import { namesOf, reportKeyword } from '../pair.ts'
import { isOn, keywordIn, allOfParts } from './all-of.ts'

type AnnotatedPair = {
  pair: Pair
  direction: Direction
  where: Where
  report: Report
  isSameSchema: (pair: Pair) => boolean
}

/** Compares the annotations of a schema: what it says besides which values it admits. */
export function diffAnnotations(annotated: AnnotatedPair): void {
  const { pair, direction, where, report } = annotated
  const parts = { was: allOfParts(pair.was), is: allOfParts(pair.is) }
  const both = (keyword: string) => {
    const [wasAt, isAt] = [keywordIn(parts.was, keyword), keywordIn(parts.is, keyword)]
    return { was: wasAt?.value, is: isAt?.value, wasAt: wasAt ?? pair.was, isAt: isAt ?? pair.is }
  }
  for (const keyword of ['contentSchema', '$schema', '$vocabulary']) {
    const { was, is, wasAt, isAt } = both(keyword)
    if (!isEqual(was, is)) reportKeyword({ was: wasAt, is: isAt }, keyword, direction, where, report)
  }
  for (const keyword of ['title', 'description', 'example', 'examples', 'externalDocs', 'xml']) {
    const { was, is, ...at } = both(keyword)
    if (!isEqual(was, is)) report({ rule: 'text-changed', where, was: keyword, is: keyword, ...at })
  }
  const usual = both('default')
  if (!isWrittenAlike(usual.was, usual.is)) report({ rule: `${direction}-default-changed`, where, ...usual })
  for (const [keyword, rule] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    const [was, is] = [isOn(parts.was, keyword), isOn(parts.is, keyword)]
    if (was !== is)
      report({ rule: `${direction}-${rule}-changed`, where, was, is, wasAt: pair.was, isAt: pair.is })
  }
  const isDeprecated = isOn(parts.is, 'deprecated')
  if (isDeprecated !== isOn(parts.was, 'deprecated')) {
    const rule = isDeprecated ? 'schema-deprecated' : 'schema-no-longer-deprecated'
    report({ rule, where, wasAt: pair.was, isAt: pair.is })
  }
  diffDiscriminator(keywordIn(parts.was, 'discriminator'), keywordIn(parts.is, 'discriminator'), annotated)
}

/** Equal, or the same word: YAML makes a truth of a text that was not quoted. */
const isWrittenAlike = (was: Json | undefined, is: Json | undefined): boolean =>
  isEqual(was, is) || (textOf(was) !== '' && textOf(was) === textOf(is))

function diffDiscriminator(was: Place | undefined, is: Place | undefined, annotated: AnnotatedPair): void {
  const { pair, direction, where, report } = annotated
  const [before, after] = [was && child(was, 'propertyName').value, is && child(is, 'propertyName').value]
  const at = { was: before, is: after, wasAt: was ?? pair.was, isAt: is ?? pair.is }
  if (was && !is) report({ rule: `${direction}-discriminator-removed`, where, ...at })
  else if (!was && is) report({ rule: `${direction}-discriminator-added`, where, ...at })
  else if (!isEqual(before, after)) report({ rule: `${direction}-discriminator-changed`, where, ...at })
  if (was && is) diffMapping({ was: child(was, 'mapping'), is: child(is, 'mapping') }, annotated)
}

function diffMapping(mapping: Pair, { direction, where, report, isSameSchema }: AnnotatedPair): void {
  const [before, after] = [new Map(membersOf(mapping.was)), new Map(membersOf(mapping.is))]
  for (const value of namesOf(mapping)) {
    const [wasAt, isAt] = [before.get(value), after.get(value)]
    const entry = { where, was: value, is: value, wasAt, isAt }
    // the same variant that goes by another name than before is one that nobody knows
    const heir = isAt
      ? undefined
      : [...after].find(([name, one]) => !before.has(name) && one.value === wasAt?.value)
    if (heir) report({ rule: `${direction}-mapping-renamed`, ...entry, is: heir[0], isAt: heir[1] })
    else if (!wasAt && [...before].some(([name, one]) => !after.has(name) && one.value === isAt?.value))
      continue
    else if (!isAt) report({ rule: `${direction}-mapping-removed`, ...entry })
    else if (!wasAt) report({ rule: `${direction}-mapping-added`, ...entry })
    else if (wasAt.value !== isAt.value && !isSameSchema({ was: targetOf(wasAt), is: targetOf(isAt) })) {
      report({ rule: `${direction}-mapping-changed`, ...entry })
    }
  }
}

/** What an entry leads to: a reference, or the name of a component (OpenAPI 3.1, 4.8.25). */
function targetOf(entry: Place): Place {
  const reference = textOf(entry.value)
  return resolve(entry, /[/#.]/.test(reference) ? reference : `#/components/schemas/${reference}`)
}
