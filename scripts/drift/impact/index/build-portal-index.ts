import type { Document } from '../../document/place.ts'
import { indexOf } from './build-index.ts'
import type { ImpactIndex } from './index-model.ts'
import { portalFingerprint, withPortal } from '../compiler/portal-program.ts'

/**
 * Finds out who uses which operation and which field of the contracts in the portal. Takes seconds.
 *
 * @param root folder of the portal
 * @param contracts its bundled contracts
 */
export function buildIndex(root: string, contracts: readonly Document[]): ImpactIndex {
  const fingerprint = portalFingerprint(root)
  return withPortal(root, (portal) => indexOf(portal, contracts, fingerprint))
}
