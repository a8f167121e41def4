import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { defineCommand } from 'citty'
import { readOptions } from '#mocks/server/server-options.ts'
import { InputError } from '../drift/document/input-error.ts'
import { valuesOfOption } from '../drift/commands/shared/repeated-option.ts'
import { strict } from '../drift/commands/shared/strict.ts'
import { followProject } from '../follow/follow-project.ts'
import { followedServer, takeUpIn } from '../follow/followed-mock.ts'
import { root } from '../generate/paths.ts'
import { exitCodeOf } from '../processes/run-node.ts'
import { compiledContracts } from './compiled-contracts.ts'
import { serveArgs } from './serve-args.ts'
import { builtServer, bundleServer, serverFlags } from './bundle.ts'

const passedOn = [
  'host',
  'port',
  'store',
  'world-limit',
  'seed',
  'size',
  'idle',
  'peer',
  'reads-without-store',
  'workers',
  'log',
] as const
const switches = ['store-or-memory', 'durable', 'tls', 'real-or-mock', 'metrics', 'traces'] as const
const files = ['record', 'replay', 'tls-cert', 'tls-key'] as const
const repeated = ['allow-origin', 'real', 'person'] as const

/** Where `npm run` was called. */
const calledFrom = process.env['INIT_CWD'] ?? '.'

/** Functions that were compiled once are not compiled again at the next start. */
const compileCache = join(root, '.cache/compiled')

/** `mock` alone: the shared mock server, until Ctrl-C. */
const serving = defineCommand({
  meta: { name: 'serve', description: 'Run the mock server (what `mock` does without another word)' },
  args: serveArgs,
  async run({ args: { key, ...args }, rawArgs }) {
    const options = [
      ...passedOn.flatMap((name) => [`--${name}`, args[name]]),
      ...(args.portal ? [`--portal=${args.portal}`] : []),
      ...switches.flatMap((name) => (args[name] ? [`--${name}`] : [])),
      ...files.flatMap((name) => (args[name] ? [`--${name}=${resolve(calledFrom, args[name])}`] : [])),
      ...repeated.flatMap((name) => valuesOfOption(rawArgs, name).map((value) => `--${name}=${value}`)),
    ]
    // before anything is built
    const read = readOptions(options, key ?? process.env['MOCK_KEY'])
    if ('wrong' in read) throw new InputError(read.wrong)
    if (!args.watch) await bundleServer()
    const server = args.watch ? [followedServer, '--follow'] : [builtServer]
    const own = await compiledContracts(valuesOfOption(rawArgs, 'contract'))
    const contracts = own.map((folder) => `--contract=${folder}`)
    const child = spawn(process.execPath, [...serverFlags, ...server, ...options, ...contracts], {
      cwd: root,
      env: { ...process.env, ...(key ? { MOCK_KEY: key } : {}), NODE_COMPILE_CACHE: compileCache },
      stdio: args.watch ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    })
    const follower = args.watch ? followProject(takeUpIn(child)) : undefined
    let isAsked = false
    const stop = () => {
      isAsked = true
      child.kill('SIGTERM')
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
    process.on('disconnect', stop)
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
    await follower?.stop()
    process.exit(exitCodeOf(code, isAsked))
  },
})

/** One that is misspelt would be as if it were not there. */
export const serve = strict(serving)
