import { asked, loggedIn } from './asking.ts'

// a process of its own in which people play: `node play.ts`, with what to do on its standard input

export type PlayOrder = {
  addresses: string[]
  people: number
  seconds: number
  /** Each call of a person goes to the same server, and not to one after the other. */
  sticky: boolean
  /** They go from one of so many worlds to the next. */
  worlds: number
  /** The first world is this one. */
  from: number
}

export type PlayResult = { calls: number; refused: number; seconds: number; waits: number[] }

const input: Buffer[] = []
for await (const chunk of process.stdin) input.push(chunk as Buffer)
const { addresses, people, seconds, sticky, worlds, from } = JSON.parse(
  Buffer.concat(input).toString(),
) as PlayOrder
const begun = performance.now()
const until = begun + seconds * 1000
const waits: number[] = []
let [next, refused] = [from, 0]

await Promise.all(Array.from({ length: people }, (_, at) => person(at)))
const result: PlayResult = {
  calls: waits.length,
  refused,
  seconds: (performance.now() - begun) / 1000,
  waits,
}
console.log(JSON.stringify(result))

/** Logs in, looks around, keeps a home and lets it go, searches, and goes to the next world. */
async function person(at: number): Promise<void> {
  let turn = at
  while (performance.now() < until) {
    const world = `world-${(next += 1) % worlds}`
    const address = () => addresses[(sticky ? at : (turn += 1)) % addresses.length] ?? ''
    const token = await loggedIn(address(), world)
    const call = async (method: string, path: string, body?: object) => {
      if (performance.now() > until) return
      const sentAt = performance.now()
      const { status } = await asked(address(), { method, path, world, token, ...(body ? { body } : {}) })
      waits.push(performance.now() - sentAt)
      // a search that is saved already is refused by rule
      if (status === 0 || (status >= 400 && status !== 409)) refused += 1
    }
    for (let round = 0; round < 5; round += 1) {
      await call('GET', '/account_service/user')
      await call('GET', '/account_service/user/savedsearches')
      await call('GET', '/notifications/Jmse')
      await call('POST', '/account_service/user/savedsearches', searchOf(round))
      await call('POST', '/residence/search_object', { siteId: 1, limit: 30, offset: round * 30 })
      await call('GET', '/case_management/customer/get_cases')
    }
  }
}

function searchOf(round: number): object {
  const filter = { maxPrice: 1_000_000 + round }
  return { name: `Sökning ${round}`, url: `/sok-bostad/?maxPrice=${filter.maxPrice}`, filter, siteId: 1 }
}
