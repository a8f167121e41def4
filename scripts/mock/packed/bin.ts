#!/usr/bin/env node
import { defineCommand, runCommand, runMain } from 'citty'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { serveArgs } from '../serve-args.ts'
import { steeringCommands } from '../steering/steering-commands.ts'
import { oldNodeAdvice } from './old-node.ts'

// the entry of the packed mock: what `npm run mock --` is in this project
const rawArgs = process.argv.slice(2)
const advice = oldNodeAdvice(process.versions.node)
if (advice) {
  console.error(advice)
  process.exit(2)
}
const { contract: _, watch: __, store, ...args } = serveArgs
const serve = defineCommand({
  meta: { name: 'serve', description: 'Run the mock server (what is done without another word)' },
  args: { ...args, store: { ...store, default: 'memory' } },
})
const command = defineCommand({
  meta: { name: 'bjorkvall-mock', description: 'The mock backend: runs it, or steers one that runs' },
  args: serve.args,
  subCommands: { serve, ...steeringCommands },
})

const [word = ''] = rawArgs
if (word === '--version') {
  const manifest = readFileSync(new URL('package.json', import.meta.url), 'utf8')
  console.log((JSON.parse(manifest) as { version: string }).version)
} else if (rawArgs.includes('--help') || rawArgs.includes('-h')) {
  await runMain(command, { rawArgs: [...rawArgs.filter((one) => one !== '-h'), '--help'] })
} else if (word in steeringCommands) {
  await runCommand(command, { rawArgs }).catch((error: unknown) => {
    const misused = error instanceof Error && error.name === 'CLIError'
    console.error(misused ? `${error.message} (--help lists the options)` : inspect(error))
    process.exit(2)
  })
} else {
  await runServer(word === 'serve' ? rawArgs.slice(1) : rawArgs)
}

/** The server reads its own options; drawn pictures are kept where all mocks of this machine find them. */
async function runServer(given: string[]): Promise<void> {
  // that SQLite is new in Node is nobody's concern here
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') console.error(String(warning))
  })
  const keyAt = given.findIndex((one) => /^--key(=|$)/.test(one))
  const [, inline] = given[keyAt]?.split('=') ?? []
  if (keyAt >= 0) process.env['MOCK_KEY'] = inline ?? given[keyAt + 1] ?? ''
  const passedOn = keyAt < 0 ? given : given.toSpliced(keyAt, inline === undefined ? 2 : 1)
  process.argv.splice(2, Infinity, '--images', join(tmpdir(), 'bjorkvall-mock-images'), ...passedOn)
  await import('../../../mocks/server.ts')
}
