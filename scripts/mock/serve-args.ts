import type { ArgsDef } from 'citty'

/** What the server can be told; its own defaults are the same. */
export const serveArgs = {
  host: {
    type: 'string',
    default: '127.0.0.1',
    description: 'Address to listen on; 0.0.0.0 for the local network',
  },
  port: { type: 'string', default: '4010', description: 'Port to listen on' },
  'allow-origin': {
    type: 'string',
    description: 'Answer pages of this origin too, such as http://192.168.1.20:5173; may be repeated',
  },
  portal: {
    type: 'string',
    description:
      'Where the portal is, such as http://localhost:5173: mails lead there that no page has asked for',
  },
  key: {
    type: 'string',
    description:
      'What steering it asks for where others can reach it; better in the environment, as MOCK_KEY. A new one if left out',
  },
  contract: {
    type: 'string',
    description: 'Answer for the OpenAPI document in this file too; may be repeated',
  },
  real: {
    type: 'string',
    description:
      'Send calls to a real service: SERVICE=https://…, OPERATION=https://…, or OPERATION=mock; may be repeated',
  },
  'real-or-mock': {
    type: 'boolean',
    default: false,
    description: 'Let the mock answer where a real service does not',
  },
  person: {
    type: 'string',
    description:
      'Whose token of a real account service is whose in the mock: CLAIM:VALUE=PERSONA, or *=PERSONA; may be repeated',
  },
  record: {
    type: 'string',
    description: 'Write what passes into this HAR file, without secrets and personal numbers',
  },
  replay: {
    type: 'string',
    description: 'Answer from this HAR file what was asked before; the mock answers the rest',
  },
  store: {
    type: 'string',
    default: 'sqlite:.cache/worlds.sqlite',
    description: 'Where worlds are kept: sqlite:FILE, memory, or redis://HOST (rediss://) with other servers',
  },
  'store-or-memory': {
    type: 'boolean',
    default: false,
    description: 'Go on in memory where the store cannot be used, instead of ending',
  },
  durable: {
    type: 'boolean',
    default: false,
    description: 'Wait for the disk at each write, so that worlds survive a power cut; slower',
  },
  tls: {
    type: 'boolean',
    default: false,
    description: 'Speak HTTP/2 and HTTP/1.1 over TLS, with a certificate of its own unless one is given',
  },
  'tls-cert': { type: 'string', description: 'Certificate for TLS: a file of PEM, with --tls-key' },
  'tls-key': { type: 'string', description: 'Key of that certificate' },
  'world-limit': { type: 'string', default: '1000', description: 'How many worlds there may be' },
  seed: { type: 'string', default: '1', description: 'Seeds worlds that name no seed' },
  size: { type: 'string', default: '1', description: 'How many times the usual amount of homes' },
  idle: {
    type: 'string',
    default: '60',
    description: 'Minutes without a call after which a kept world leaves memory',
  },
  peer: {
    type: 'string',
    default: '127.0.0.1:0',
    description: 'Where other servers of the same store reach this one; port 0 is any that is free',
  },
  'reads-without-store': {
    type: 'string',
    default: '300',
    description:
      'Seconds for which calls that only read are answered from memory while a shared store is away; 0 for none',
  },
  metrics: {
    type: 'boolean',
    default: false,
    description: 'Count calls, verdicts, worlds and leases, for Prometheus to read at /metrics',
  },
  log: {
    type: 'string',
    default: 'text',
    description: 'What the server says: text, or json for a line of JSON for each call and all else',
  },
  traces: {
    type: 'boolean',
    default: false,
    description: 'Make a span of each call for the OpenTelemetry SDK that the process has loaded',
  },
  workers: {
    type: 'string',
    default: '1',
    description: 'How many processes share the port and the worlds, for a machine with several cores',
  },
  watch: {
    type: 'boolean',
    default: false,
    description: 'Take up contracts and mock code as they are saved, with all worlds kept',
  },
} satisfies ArgsDef
