import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startMock } from '#mocks/package/start-mock.ts'
import { halfWay, playClass } from './play-class.ts'

// a class of thirty in real time, without a browser: `node tests/bench/class/class.ts --learners 30`

const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '30' },
    /** What each takes, as a share of what people usually take; 0 for nobody waiting. */
    tempo: { type: 'string', default: '1' },
  },
})

/** Six minutes from the start of the server until everybody is in the middle of a booking. */
const mostMs = 6 * 60_000
/** Seconds until the links are handed out. */
const trainerSeconds = 60
/** From the quickest learner to the slowest, as a share of what people usually take. */
const [quickest, slowest] = [0.6, 1.8]

const learners = Number(values.learners)
const tempo = Number(values.tempo)
const start = performance.now()
const mock = await startMock()
const times: number[] = []
try {
  const worlds = await playClass({
    baseUrl: mock.url,
    learners,
    trainerMs: trainerSeconds * tempo * 1000,
    tempoOf: (at) => tempo * (quickest + ((slowest - quickest) * at) / Math.max(1, learners - 1)),
    wait: async (milliseconds) => {
      await sleep(milliseconds)
    },
    fetch: async (request) => {
      const sent = performance.now()
      const response = await fetch(request)
      times.push(performance.now() - sent)
      return response
    },
  })
  const took = performance.now() - start
  const there = worlds.filter(({ sheet }) => halfWay.every((id) => sheet?.done.includes(id)))
  const stuck = worlds.filter(({ trouble }) => trouble !== undefined)
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`${there.length} of ${learners} are in the middle of a booking, ${stuck.length} see an error.`)
  console.log(`From the start of the server: ${(took / 1000).toFixed(0)} s of ${mostMs / 1000} s.`)
  console.log(`${times.length} calls: half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms.`)
  process.exitCode = there.length === learners && stuck.length === 0 && took <= mostMs ? 0 : 1
} finally {
  await mock.close()
}
