import { setTimeout as pause } from 'node:timers/promises'
import { asked, loggedIn } from './asking.ts'
import { metric, servers } from './servers.ts'

// the store is stopped for 30 seconds while fifty people write and read: `node tests/bench/many/store-away.ts hangs|ends`

const how = process.argv[2] ?? 'hangs'
const people = 50
const awayMs = 30_000
const path = '/account_service/user/savedsearches'
const statuses = new Map<string, number>()
const backAfter: number[] = []
const times503: string[] = []
let goneAt = Infinity

type Person = { world: string; token: string; acknowledged: Set<string>; unsure: Set<string> }

const { redis, addresses, stop } = await servers(3)
const all: Person[] = []
for (let at = 0; at < people; at += 1) {
  const world = `away-${at}`
  const token = await loggedIn(addresses[at % 3] ?? '', world)
  if (token !== undefined) all.push({ world, token, acknowledged: new Set(), unsure: new Set() })
}
let isOver = false
let backAt = Infinity
const playing = Promise.all(all.map(play))
await pause(3000)
console.log(`The store ${how}`)
goneAt = performance.now()
if (how === 'hangs') redis.signal('SIGSTOP')
else {
  redis.signal('SIGKILL')
  await pause(100)
}
await pause(awayMs - (performance.now() - goneAt))
backAt = performance.now()
if (how === 'hangs') redis.signal('SIGCONT')
else await redis.start()
await pause(6000)
isOver = true
await playing

let [acknowledged, missing, twice, carriedOut, unsure] = [0, 0, 0, 0, 0]
for (const [at, person] of all.entries()) {
  const { world, token } = person
  const { text } = await asked(addresses[at % 3] ?? '', { method: 'GET', path, world, token })
  const names = (JSON.parse(text) as { name: string }[]).map(({ name }) => name)
  const times = (name: string) => names.filter((one) => one === name).length
  acknowledged += person.acknowledged.size
  unsure += person.unsure.size
  for (const name of person.acknowledged) {
    if (times(name) === 0) missing += 1
    if (times(name) > 1) twice += 1
  }
  for (const name of person.unsure) carriedOut += times(name)
}
for (const address of addresses)
  console.log(await metric(address, 'mock_worlds_in_memory'), await metric(address, 'mock_leases '))
await stop()
console.log(Object.fromEntries([...statuses].toSorted(([one], [other]) => one.localeCompare(other))))
console.log({ acknowledged, missing, twice, refused: unsure, carriedOutAllTheSame: carriedOut })
console.log(times503.join(' '))
console.log({
  backAfterMs: backAfter.length > 0 ? Math.round(Math.min(...backAfter)) : null,
  allBackAfterMs: Math.round(Math.max(...backAfter)),
  people: backAfter.length,
})
const failed = [...statuses.keys()].some((one) => /^\w+ (?:0|500|502)/.test(one))
process.exitCode = missing + twice > 0 || failed || backAfter.length < all.length ? 1 : 0

/** Saves one search after the other and looks at all of them in between, at one server after the other. */
async function play({ world, token, acknowledged, unsure }: Person, at: number): Promise<void> {
  let turn = at
  let isBack = false
  for (let number = 0; !isOver; number += 1) {
    const name = `${world}-${number}`
    const filter = { maxPrice: 1_000_000 + number }
    const body = { name, url: `/sok-bostad/?maxPrice=${filter.maxPrice}`, filter, siteId: 1 }
    const sentAt = performance.now()
    const address = () => addresses[(turn += 1) % addresses.length] ?? ''
    const wrote = await asked(address(), { method: 'POST', path, world, token, body })
    note('write', wrote)
    if (wrote.status < 300 && wrote.status > 0) {
      acknowledged.add(name)
      if (sentAt > backAt && !isBack) {
        isBack = true
        backAfter.push(performance.now() - backAt)
      }
    } else unsure.add(name)
    for (let reads = 0; reads < 3; reads += 1)
      note('read', await asked(address(), { method: 'GET', path, world, token }))
    await pause(200)
  }
}

function note(what: string, { status, headers }: Awaited<ReturnType<typeof asked>>): void {
  const isAway = headers['x-mock-store-away'] === undefined ? '' : ' from memory'
  const later = status === 503 && headers['retry-after'] === undefined ? ' without Retry-After' : ''
  const key = `${what} ${status}${isAway}${later}`
  if (status === 503 && what === 'read') times503.push(`${Math.round(performance.now() - goneAt)}${isAway}`)
  statuses.set(key, (statuses.get(key) ?? 0) + 1)
}
