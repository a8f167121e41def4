import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load } from 'js-yaml'
import type { OpenApiDocument } from '../../generate/document.ts'
import { contractsDir } from '../../generate/paths.ts'
import { type Overlay, applyOverlay } from './apply-overlay.ts'

/**
 * What our mock promises and the portal's forms check beyond the published contract of a service: that nothing else comes,
 * and how long a text or a list of an answer is (docs/decisions/0022-what-only-our-mock-promises.md).
 */
export function promised(service: string, document: OpenApiDocument): OpenApiDocument {
  return overlayFiles(service).reduce((whole, file) => applyOverlay(whole, readOverlay(file)), document)
}

/** The overlays of a service, in the order in which they are applied. */
export function overlayFiles(service: string): string[] {
  const named = ['closed', 'shared', service].map((name) => join(contractsDir, 'overlays', `${name}.yaml`))
  return named.filter((file) => existsSync(file))
}

export const readOverlay = (file: string): Overlay =>
  load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as Overlay
