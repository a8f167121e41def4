import { randomBytes } from 'node:crypto'
import { networkAddresses } from './welcome.ts'

/** Who can reach what `start` runs, and the key that steers it. */
export type NetworkAccess = {
  /** Whether other machines reach it. */
  isOpen: boolean
  /** Pages that the mock answers beside those of this machine. */
  origins: readonly string[]
  key: string | undefined
}

/** The access that listening on a host gives, with the portal on this port. The key of the environment is used before a new one. */
export function networkAccessOf(host: string, port: number, further: readonly string[]): NetworkAccess {
  const isOpen = !/^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host)
  const origins = [...further, ...(isOpen ? networkAddresses(port, '') : [])]
  const given = process.env['MOCK_KEY']
  return { isOpen, origins, key: given ?? (origins.length > 0 || isOpen ? newKey() : undefined) }
}

const newKey = () => randomBytes(24).toString('base64url')
