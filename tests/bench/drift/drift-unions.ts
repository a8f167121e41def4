import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#scripts/drift/config/read-config.ts'
import type { Json, JsonObject } from '#scripts/drift/document/json.ts'
import { isArray, isObject } from '#scripts/drift/document/json.ts'
import { findingsBetween } from '#scripts/drift/impact/given-findings.ts'
import { root } from '#scripts/generate/paths.ts'

// how long it takes to read, compare and judge two files of a contract between which one property is not required any
// more: in a variant of a union, and anywhere else, by turns; docs/performance/drift.md has the figures

const most = 1.5
const config = await readConfig(undefined)
const rounds = 5
const released = join(root, 'contracts/released')
const isUnion = (key: string) => key === 'oneOf' || key === 'anyOf'

/** Where a list `required` stands, and whether that is in a variant of a union. */
type Place = { path: readonly string[]; isVariant: boolean }

/** The references that stand right in a union. */
function variantsIn(value: Json | undefined, inUnion = false): string[] {
  if (isArray(value)) return value.flatMap((one) => variantsIn(one, inUnion))
  if (!isObject(value)) return []
  const own = inUnion && typeof value['$ref'] === 'string' ? [value['$ref'].slice(2)] : []
  return [...own, ...Object.entries(value).flatMap(([key, one]) => variantsIn(one, isUnion(key)))]
}

function placesIn(
  value: Json | undefined,
  variants: readonly string[],
  path: readonly string[] = [],
): Place[] {
  if (isArray(value)) return value.flatMap((one, at) => placesIn(one, variants, [...path, String(at)]))
  if (!isObject(value)) return []
  const isVariant = path.some(isUnion) || variants.includes(path.join('/'))
  const own = isArray(value['required']) ? [{ path: [...path, 'required'], isVariant }] : []
  return [...own, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, variants, [...path, key]))]
}

/** The same with the first entry of a list taken away. */
function shortened(value: Json | undefined, [key, ...rest]: readonly string[]): Json {
  if (isArray(value))
    return key === undefined
      ? value.slice(1)
      : value.map((one, at) => (String(at) === key ? shortened(one, rest) : one))
  const members = isObject(value) ? value : {}
  return key === undefined ? members : { ...members, [key]: shortened(members[key], rest) }
}

/** Milliseconds of the processor for the findings between two files. */
async function costOf(was: string, is: string): Promise<number> {
  const start = process.cpuUsage()
  await findingsBetween(was, is, config)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

const medianOf = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

const own = mkdtempSync(join(tmpdir(), 'bench-unions-'))
for (const file of readdirSync(released)) {
  const was = join(released, file)
  const contract = JSON.parse(readFileSync(was, 'utf8')) as JsonObject
  const places = placesIn(contract, variantsIn(contract))
  const costs = { variant: [] as number[], other: [] as number[] }
  for (let round = 0; round < rounds; round += 1)
    for (const [at, { path, isVariant }] of places.entries()) {
      const is = join(own, `${at}.json`)
      if (round === 0) writeFileSync(is, JSON.stringify(shortened(contract, path), undefined, 2))
      costs[isVariant ? 'variant' : 'other'].push(await costOf(was, is))
    }
  const { variant, other } = costs
  if (variant.length === 0) continue
  const [within, outside] = [medianOf(variant), medianOf(other)]
  if (within / outside > most) process.exitCode = 1
  console.log(
    `| ${file} | ${variant.length / rounds} of ${places.length} | ${within.toFixed(1)} ms | ${outside.toFixed(1)} ms | ${(within / outside).toFixed(2)} |`,
  )
}
rmSync(own, { recursive: true })
