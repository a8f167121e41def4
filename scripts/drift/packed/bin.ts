#!/usr/bin/env node
import { runCommand, runMain } from 'citty'
import module from 'node:module'
import { inspect } from 'node:util'
import { portalContracts } from '../../portal-contracts.ts'
import { printableLines } from '../reports/escaping/printable.ts'
import { oldNodeAdvice } from './old-node.ts'
import { readFileSync } from 'node:fs'

// every run but the first is spared compiling; Node 22.0 cannot do that yet
module.enableCompileCache?.()

// the entry of the packed tool: what `npm run portal-contracts --` is in this project
const rawArgs = process.argv.slice(2)
const advice = oldNodeAdvice(process.versions.node)
if (advice) {
  console.error(advice)
  process.exit(2)
}
if (rawArgs[0] === '--version') {
  const manifest = readFileSync(new URL('package.json', import.meta.url), 'utf8')
  console.log((JSON.parse(manifest) as { version: string }).version)
  process.exit(0)
}
if (rawArgs.length === 0 || rawArgs.includes('--help') || rawArgs.includes('-h')) {
  await runMain(portalContracts, { rawArgs: [...rawArgs.filter((word) => word !== '-h'), '--help'] })
}

try {
  await runCommand(portalContracts, { rawArgs })
} catch (error) {
  const misused = error instanceof Error && error.name === 'CLIError'
  console.error(
    misused
      ? `${error.message} (portal-contracts --help lists the commands)`
      : printableLines(inspect(error)),
  )
  process.exit(2)
}
