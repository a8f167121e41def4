import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Page, chromium } from 'playwright'
import { chromiumArgs, ensureTestBrowser } from '#scripts/setup/chromium.ts'
import { type ProjectCopy, startProjectCopy } from '#tests/support/servers/project-copy.ts'
import { savesIn } from '#tests/support/servers/saves.ts'
import { renamingTimes } from './renaming.ts'

// measures how long a save takes to the mock's answer, to the open page, and to the compiler's list of places;
// docs/performance/saves.md has the figures

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Number(values.rounds)

/** Goals, in milliseconds, on two idle cores. */
const mostToMock = 500
const mostToPage = 2000
const mostToPlaces = 10_000

/** Contracts from small to large: where a parameter is written, a call that it refuses, and how long all takes that comes after. */
const contracts = [
  {
    name: 'booking',
    file: 'contracts/booking.yaml',
    after: '      parameters:\n',
    path: '/booking/is_bookable/x',
    rest: 4000,
  },
  {
    name: 'account_service',
    file: 'contracts/account_service/user-paths.yaml',
    after: '    summary: Read the logged-in person\n',
    path: '/account_service/user',
    rest: 4000,
  },
  {
    name: 'content',
    file: 'contracts/content/paths-pages.yaml',
    after: 'carries one, and visitors call this as\n          well.\n    parameters:\n',
    path: '/sok-bostad/GetViewModel',
    // to compare it with the released one takes six seconds
    rest: 14_000,
  },
]
const parameter =
  '- { name: bench, in: query, description: Of the bench., schema: { type: string, enum: [a] } }\n'

const copy = await startProjectCopy()
const browser = await chromium.launch({ executablePath: await ensureTestBrowser(), args: chromiumArgs })
const load = startLoad(copy)
const results: { what: string; times: number[]; goal: number }[] = []
try {
  // what begins once everything has begun, such as the generators, is none of a save
  await pause(10_000)
  for (const one of contracts)
    results.push({ what: `${one.name}.yaml, mock`, times: await contractTimes(one), goal: mostToMock })
  const page = await browser.newPage()
  await page.goto(`${copy.address}/mina-sidor/mina-installningar/?persona=amira`)
  await shows(page, 'Dina uppgifter')
  const { answerField, showField } = savesIn(copy)
  savesIn(copy).addField()
  answerField()
  showField()
  await shows(page, 'Kallas Mirre')
  await pause(5000)
  const rule = (from: string, to: string) => ({
    file: 'mocks/state/accounts/user-view.ts',
    change: (text: string) => text.replace(`'${from}'`, `'${to}'`),
    shown: `Kallas ${to}`,
  })
  results.push({
    what: 'a rule of the mock, page',
    times: await pageTimes(page, 'Mirre', rule),
    goal: mostToPage,
  })
  const text = (from: string, to: string) => ({
    file: 'src/screens/settings/messages.sv.json',
    change: (all: string) => all.replace(`"${from}"`, `"${to}"`),
    shown: to,
  })
  results.push({
    what: 'a text, page',
    times: await pageTimes(page, 'Dina uppgifter', text),
    goal: mostToPage,
  })
  await showGreeting(page)
  const example = (from: string, to: string) => ({
    file: 'contracts/booking.yaml',
    change: (all: string) => all.replace(`examples: [${from}]`, `examples: [${to}]`),
    shown: `Hälsning: ${to}`,
    // what only editors need comes after it
    rest: 4000,
  })
  results.push({
    what: 'a contract, page',
    times: await pageTimes(page, 'Hello', example),
    goal: mostToPage,
  })
  await page.close()
  results.push({
    what: 'a schema renamed, compiler',
    times: await renamingTimes(copy, Math.min(rounds, 3)),
    goal: mostToPlaces,
  })
} finally {
  const { asked, refused, longest } = await load.stop()
  await browser.close()
  await copy.stop()
  for (const { what, times, goal } of results) {
    const sorted = times.toSorted((a, b) => a - b)
    const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    console.log(
      `${what.padEnd(28)} median ${median.toFixed()} ms, most ${most.toFixed()} ms (goal: ${goal} ms)`,
    )
    if (median > goal) process.exitCode = 1
  }
  console.log(`${asked} calls meanwhile, ${refused} refused, the longest waited ${longest.toFixed()} ms`)
  if (refused > 0) process.exitCode = 1
}

/** From the save of a contract until the mock refuses, or takes again, what it says. */
async function contractTimes({ file, after, path, rest }: (typeof contracts)[number]): Promise<number[]> {
  const header = after.endsWith('parameters:\n') ? after : `${after}    parameters:\n`
  const indent = ' '.repeat(header.split('\n').at(-2)?.search(/\S/) ?? 0)
  const url = `${copy.api}${path}?bench=b`
  const with_ = `${header}${indent}  ${parameter}`
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const isNew = round % 2 === 0
    copy.save(file, (text) => (isNew ? text.replace(after, with_) : text.replace(with_, after)))
    const start = performance.now()
    while (((await fetch(url)).status === 400) !== isNew) {
      if (performance.now() - start > 30_000) throw new Error(`${file}: the mock never followed the save.`)
      await pause(2)
    }
    times.push(performance.now() - start)
    await pause(rest)
  }
  return times
}

/** The page shows what an operation answers that nobody has written: the example of its contract. */
async function showGreeting(page: Page): Promise<void> {
  const { addOperation, nameOperation, callOperation } = savesIn(copy)
  addOperation()
  await pause(5000)
  nameOperation()
  const call = join(copy.folder, 'generated/booking/calls/get-greeting.ts')
  while (!existsSync(call)) await pause(100)
  callOperation()
  await shows(page, 'Hälsning: Hello')
  await pause(5000)
}

type Shown = { file: string; change: (text: string) => string; shown: string; rest?: number }

async function pageTimes(
  page: Page,
  first: string,
  save: (from: string, to: string) => Shown,
): Promise<number[]> {
  const times: number[] = []
  let from = first
  for (let round = 0; round < rounds; round++) {
    const to = `Runda ${round}`
    const { file, change, shown, rest = 1000 } = save(from, to)
    copy.save(file, change)
    const start = performance.now()
    await shows(page, shown)
    times.push(performance.now() - start)
    from = to
    await pause(rest)
  }
  return times
}

async function shows(page: Page, text: string): Promise<void> {
  // only against what never ends
  await page.getByText(text, { exact: true }).waitFor({ timeout: 180_000 })
}

/** Asks the mock all the time, one call after the other. */
function startLoad({ api }: Pick<ProjectCopy, 'api'>) {
  const figures = { asked: 0, refused: 0, longest: 0 }
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now()
      const isAnswered = await fetch(`${api}/__mock/clock`).then(
        ({ ok }) => ok,
        () => false,
      )
      figures.asked += 1
      if (!isAnswered) figures.refused += 1
      figures.longest = Math.max(figures.longest, performance.now() - start)
      await pause(5)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await asking
      return figures
    },
  }
}
