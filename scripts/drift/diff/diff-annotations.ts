import { isEqual, textOf } from '../document/json.ts'
import type { Place } from '../document/place.ts'
import { child, membersOf, resolve } from '../document/place.ts'
import type { Direction, Pair, Report, Where } from './change.ts'
import { namesOf } from './pair.ts'
import { isOn, said, spineOf, valueOf } from './all-of.ts'

type Remarks = {
  pair: Pair
  direction: Direction
  where: Where
  report: Report
  isSameSchema: (pair: Pair) => boolean
}

/** Compares what a schema says besides what it admits. */
export function diffRemarks(remarks: Remarks): void {
  const { pair, direction, where, report } = remarks
  const spines = { was: spineOf(pair.was), is: spineOf(pair.is) }
  const both = (keyword: string) => {
    const [wasAt, isAt] = [said(spines.was, keyword), said(spines.is, keyword)]
    return { was: valueOf(wasAt), is: valueOf(isAt), wasAt: wasAt ?? pair.was, isAt: isAt ?? pair.is }
  }
  for (const keyword of ['title', 'description', 'example', 'examples', 'externalDocs']) {
    const { was, is, ...at } = both(keyword)
    if (!isEqual(was, is)) report({ rule: 'text-changed', where, was: keyword, is: keyword, ...at })
  }
  const usual = both('default')
  if (!isEqual(usual.was, usual.is)) report({ rule: `${direction}-default-changed`, where, ...usual })
  for (const [keyword, rule] of [
    ['readOnly', 'read-only'],
    ['writeOnly', 'write-only'],
  ] as const) {
    const [was, is] = [isOn(spines.was, keyword), isOn(spines.is, keyword)]
    if (was !== is)
      report({ rule: `${direction}-${rule}-changed`, where, was, is, wasAt: pair.was, isAt: pair.is })
  }
  const isDeprecated = isOn(spines.is, 'deprecated')
  if (isDeprecated !== isOn(spines.was, 'deprecated')) {
    const rule = isDeprecated ? 'schema-deprecated' : 'schema-no-longer-deprecated'
    report({ rule, where, wasAt: pair.was, isAt: pair.is })
  }
  diffDiscriminator(said(spines.was, 'discriminator'), said(spines.is, 'discriminator'), remarks)
}

function diffDiscriminator(was: Place | undefined, is: Place | undefined, remarks: Remarks): void {
  const { pair, direction, where, report } = remarks
  const [before, after] = [was && child(was, 'propertyName').value, is && child(is, 'propertyName').value]
  const at = { was: before, is: after, wasAt: was ?? pair.was, isAt: is ?? pair.is }
  if (was && !is) report({ rule: `${direction}-discriminator-removed`, where, ...at })
  else if (!was && is) report({ rule: `${direction}-discriminator-added`, where, ...at })
  else if (!isEqual(before, after)) report({ rule: `${direction}-discriminator-changed`, where, ...at })
  if (was && is) diffMapping({ was: child(was, 'mapping'), is: child(is, 'mapping') }, remarks)
}

function diffMapping(mapping: Pair, { direction, where, report, isSameSchema }: Remarks): void {
  const [before, after] = [new Map(membersOf(mapping.was)), new Map(membersOf(mapping.is))]
  for (const value of namesOf(mapping)) {
    const [wasAt, isAt] = [before.get(value), after.get(value)]
    const entry = { where, was: value, is: value, wasAt, isAt }
    if (!isAt) report({ rule: `${direction}-mapping-removed`, ...entry })
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
