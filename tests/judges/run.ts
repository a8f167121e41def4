import { judges } from './all.ts'

// what `npm run judges -- [NAME …] [--every N]` runs: those named first, or all that are on this machine

const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('--'))
const names = words.slice(0, firstOption < 0 ? undefined : firstOption)
const unknown = names.filter((name) => judges.every((judge) => judge.name !== name))
if (unknown.length > 0) {
  console.error(
    `There is no judge ${unknown.join(', ')}; there are ${judges.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

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
