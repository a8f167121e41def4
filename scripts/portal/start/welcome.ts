import type { components } from '#gen/mock_control/types.ts'
import { networkInterfaces } from 'node:os'
import { sites } from '#src/sites/sites.ts'
import { columns } from '../../mock/steering/columns.ts'

type Persona = components['schemas']['Persona']

/** The address of each site's start page on this machine, one line a site. */
export function addressLines(port: number): string[] {
  const rows = sites.map(({ name, hosts, basePath, language }) => {
    const host = hosts.find((one) => one.endsWith('localhost')) ?? hosts[0]
    return [name, language, `http://${host}:${port}${basePath}`]
  })
  return indentedColumns(rows)
}

/** The addresses at which other devices of the local network reach a port of this machine. */
export function networkAddresses(port: number, path = '/'): string[] {
  const all = Object.values(networkInterfaces()).flatMap((found) => found ?? [])
  return all
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}${path}`)
}

/** The trainer's page, with the key that it asks for where others can reach the mock. */
export function trainerAddresses(port: number, isOpen: boolean, key: string | undefined): string[] {
  const path = `/trainer/${key ? `#key=${key}` : ''}`
  const local = `http://localhost:${port}${path}`
  // the links that the page hands out lead to where it was opened itself
  return isOpen ? [...networkAddresses(port, path), local] : [local]
}

/** What the key is for. */
export const keyHint =
  'Keep that address to yourself: its key steers every world. #key=… opens the director panel on any page, too.'

/** Whom one can log in as, one line a person: the number for an e-ID, or e-mail and password, and who that is. */
export function personaLines(personas: Persona[]): string[] {
  const rows = personas
    .filter(({ logins }) => logins.length > 0)
    .map(({ name, siteKey, logins, special }) => [
      name,
      sites.find(({ key }) => key === siteKey)?.name ?? siteKey,
      logins
        .map((one) => ('email' in one ? `${one.email} ${one.password}` : one.personalNumber))
        .join(' or '),
      special,
    ])
  return indentedColumns(rows)
}

const indentedColumns = (rows: string[][]): string[] => columns(rows).map((line) => `  ${line}`)
