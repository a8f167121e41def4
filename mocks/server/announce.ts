import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import type { Certificate } from '../engine/node/node-secure.ts'
import { writeCertificate } from './access/server-certificate.ts'
import { writeKeyFile } from './access/server-key.ts'
import type { ServerOptions } from './server-options.ts'

/** A server that listens: what it is steered with, and what else there is to say of it. */
type Listening = {
  port: number
  key: string | undefined
  certificate: Certificate | undefined
  /** Of which it is more than one. */
  workers?: number
  more?: readonly string[]
}

/** Says on the console where a server is, and how it is reached and steered. Returns what forgets its key. */
export function announce(
  { host, tls, real, record }: ServerOptions,
  { port, key, certificate, workers = 1, more = [] }: Listening,
): () => void {
  const scheme = certificate ? 'https' : 'http'
  for (const address of otherAddresses(host))
    console.log(`On the local network: ${scheme}://${address}:${port}`)
  const forgetKey = key ? writeKeyFile(`.cache/mock-key-${port}`, key) : () => {}
  if (key) console.log(`Whoever steers it needs its key: ${key}`)
  if (certificate && tls === true) {
    const file = writeCertificate(`.cache/mock-cert-${port}.pem`, certificate)
    console.log(`Its own certificate, for curl --cacert and NODE_EXTRA_CA_CERTS: ${file}`)
  }
  for (const line of more) console.log(line)
  if (record) console.log(`Recording into ${record}`)
  for (const { target, url } of real) console.log(`Real: ${target} ${url ? `is ${url}` : 'stays mocked'}`)
  const by = workers > 1 ? `, by ${workers} workers` : ''
  console.log(`The mock backend is listening on ${scheme}://localhost:${port}${by}`)
  return forgetKey
}

/** Where others on the network reach this server, when it listens to them. */
export function otherAddresses(host: string): string[] {
  if (['127.0.0.1', 'localhost', '::1'].includes(host)) return []
  const isShown = ({ family, internal }: NetworkInterfaceInfo) => family === 'IPv4' && !internal
  return Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(isShown)
    .map(({ address }) => address)
}
