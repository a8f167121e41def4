import { textOf } from '../../document/json.ts'
import type { Place } from '../../document/place.ts'
import { child, entriesOf, objectAt } from '../../document/place.ts'
import type { Pair, Report, Where } from '../change.ts'
import { reportTexts } from '../pair.ts'

/** Compares where the service is found; without a list it is found where the document is. */
export function diffServers(servers: Pair, where: Where, report: Report): void {
  const [before, after] = [addressesOf(servers.was), addressesOf(servers.is)]
  for (const [address, place] of before) {
    const same = after.get(address)
    if (same) reportTexts({ was: place, is: same }, ['description', 'name'], where, report)
    else report({ rule: 'server-removed', where, was: address, wasAt: place })
  }
  for (const [address, place] of after) {
    if (!before.has(address)) report({ rule: 'server-added', where, is: address, isAt: place })
  }
}

function addressesOf(servers: Place): Map<string, Place> {
  const entries = entriesOf(servers).map((place) => [addressOf(place), place] as const)
  return new Map(entries.length > 0 ? entries : [['/', servers]])
}

/** The address with the variables at their defaults; a slash at the end says nothing. */
function addressOf(server: Place): string {
  const filled = textOf(objectAt(server)['url'] ?? '/').replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const { default: usual } = objectAt(child(server, 'variables', name))
    return typeof usual === 'string' ? usual : whole
  })
  return filled.replace(/(?<=.)\/$/, '')
}
