import { services } from '#scripts/generate/paths.ts'
import { judges } from './all.ts'
import { askedServices } from './mock/asked-services.ts'

// what `npm run judges -- [NAME …] [--every N]` runs: those named first, or all that are on this machine

const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const names = words.slice(0, firstOption < 0 ? undefined : firstOption)
refuseUnknown(
  'judge',
  names,
  judges.map(({ name }) => name),
)
refuseUnknown('service', askedServices(words, services()), services())

let isWrong = false
for (const judge of judges.filter(({ name }) => names.length === 0 || names.includes(name))) {
  if (!(await judge.isHere())) {
    console.log(`${judge.name}: left out, since it needs ${judge.needs}.`)
    continue
  }
  const said = await judge.judge(words)
  console.log(`${judge.name}\n${said.lines.join('\n')}\n`)
  isWrong ||= said.isWrong
}
process.exitCode = isWrong ? 1 : 0

function refuseUnknown(what: string, named: readonly string[], known: readonly string[]): void {
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`There is no ${what} ${unknown.join(', ')}; there are ${known.join(', ')}.`)
  process.exit(2)
}
