import { defineCommand } from 'citty'
import { badPortAdvice } from '#mocks/server/bad-ports.ts'
import { followProject } from '../follow/follow-project.ts'
import { tellPages } from '../follow/announce/tell-pages.ts'
import { startDevServer } from '../portal/dev-server.ts'
import { valuesOfOption } from '../drift/commands/shared/repeated-option.ts'
import { strict } from '../drift/commands/shared/strict.ts'
import { InputError } from '../drift/document/input-error.ts'
import { freePort } from '../portal/start/free-port.ts'
import { startMockServer } from '../portal/start/mock-server.ts'
import { personasOf } from '../portal/start/personas.ts'
import { networkAccessOf } from '../portal/start/network-access.ts'
import {
  addressLines,
  keyHint,
  networkAddresses,
  personaLines,
  trainerAddresses,
} from '../portal/start/welcome.ts'

const starting = defineCommand({
  meta: { name: 'start', description: 'Run the portal against the mock server' },
  args: {
    port: {
      type: 'string',
      default: '5173',
      description: 'Port of the portal; the next free one if it is taken',
    },
    'api-port': { type: 'string', default: '4010', description: 'Port of the mock server, likewise' },
    host: {
      type: 'string',
      default: '127.0.0.1',
      description: 'Address to listen on; 0.0.0.0 for the local network',
    },
    'allow-origin': {
      type: 'string',
      description: 'Answer pages of this origin too, such as https://portal.example; may be repeated',
    },
    'draw-ahead': {
      type: 'boolean',
      default: true,
      description: 'Draw the pictures of the first pages before anybody opens one',
    },
  },
  async run({ args, rawArgs }) {
    const wanted = { api: wantedPort('api-port', args['api-port']), portal: wantedPort('port', args.port) }
    const apiPort = await portFor('mock server', wanted.api)
    const port = await portFor('portal', wanted.portal)
    const opening = networkAccessOf(args.host, port, valuesOfOption(rawArgs, 'allow-origin'))
    const { isOpen, key } = opening
    const [mock, portal] = await Promise.all([
      startMockServer(apiPort, args.host, {
        ...opening,
        drawAhead: args['draw-ahead'],
        portal: `http://localhost:${port}`,
      }),
      startDevServer(port, apiPort, args.host),
    ])
    const people = personaLines(await personasOf(apiPort, key))
    if (people.length > 0) console.log(['', 'Log in as:', ...people].join('\n'))
    console.log(['', 'The portal runs, one address a site:', ...addressLines(port)].join('\n'))
    console.log(`\nThe trainer's page: ${trainerAddresses(port, isOpen, key).join(' or ')}`)
    if (key) console.log(keyHint)
    const phone = isOpen ? networkAddresses(port, '/phone') : []
    if (phone.length > 0) console.log(`\nThe e-ID app on a phone in this network: ${phone.join(' or ')}`)
    console.log(`\nThe API is on http://localhost:${apiPort}. Ctrl-C stops both.\n`)
    const follower = followProject(mock.takeUp)
    tellPages(portal, follower)

    const reason = await Promise.race([askedToStop(), mock.ended.then(() => 'mock' as const)])
    await Promise.all([portal.close(), mock.stop(), follower.stop()])
    if (reason === 'mock') console.error('The mock server ended, so the portal was stopped as well.')
    process.exit(reason === 'mock' ? 2 : 0)
  },
})

/** `start`: the mock server and the portal, until Ctrl-C. */
export const start = strict(starting)

/** @throws InputError for what is no port, or one that browsers refuse */
function wantedPort(option: string, text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new InputError(`--${option} is a whole number from 1 to 65535, and not ${text || 'nothing'}.`)
  const advice = badPortAdvice(option, port)
  if (advice !== undefined) throw new InputError(advice)
  return port
}

async function portFor(what: string, wanted: number): Promise<number> {
  const port = await freePort(wanted)
  if (port !== wanted) console.log(`Port ${wanted} is taken; the ${what} uses ${port}.`)
  return port
}

/** Resolves on Ctrl-C or SIGTERM, or when the process that started this one is gone. */
function askedToStop(): Promise<'asked'> {
  return new Promise((resolve) => {
    // a second signal changes nothing: npm and the terminal may both send one
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'))
    process.on('disconnect', () => resolve('asked'))
  })
}
