import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { sites } from '#src/sites/sites.ts'
import type { Certificate } from '../../engine/node/node-secure.ts'
import type { ServerOptions } from '../server-options.ts'

const day = 24 * 60 * 60 * 1000
/** Browsers take none that is good for longer (CA/Browser Forum, Baseline Requirements §6.3.2). */
const days = 90

/**
 * The certificate that a server speaks TLS with: the one given, or one that it makes for itself, good for this machine, the
 * hosts of the sites and its own addresses. Undefined where it speaks no TLS.
 *
 * @throws when a file can't be read, or is no certificate with its key
 */
export async function certificateOf(
  tls: ServerOptions['tls'],
  addresses: readonly string[],
): Promise<Certificate | undefined> {
  if (tls === false) return undefined
  if (tls === true) return ownCertificate(addresses)
  const given = { cert: readFileSync(tls.certFile, 'utf8'), key: readFileSync(tls.keyFile, 'utf8') }
  createSecureContext(given)
  return given
}

async function ownCertificate(addresses: readonly string[]): Promise<Certificate> {
  const { generate } = await import('selfsigned')
  const now = Date.now()
  const made = await generate([{ name: 'commonName', value: 'Björkvall mock' }], {
    keyType: 'ec',
    notBeforeDate: new Date(now - day),
    notAfterDate: new Date(now + days * day),
    extensions: [
      // whoever trusts it must not trust anything else by it
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: namesFor(addresses) },
    ],
  })
  return { cert: made.cert, key: made.private }
}

function namesFor(addresses: readonly string[]) {
  const own = ['localhost', '*.localhost', '127.0.0.1', '::1']
  const hosts = sites.flatMap((site) => site.hosts)
  const names = new Set([...own, ...hosts, ...addresses])
  return [...names].map((name) =>
    isIP(name) ? ({ type: 7, ip: name } as const) : ({ type: 2, value: name } as const),
  )
}

/** Writes the certificate, and not its key, where clients of this machine can be told of it. Returns the whole path. */
export function writeCertificate(file: string, { cert }: Certificate): string {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, cert)
  return resolve(file)
}
