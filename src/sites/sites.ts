import { boratt } from './boratt.ts'
import { jmEntreprenad } from './jm-entreprenad.ts'
import { jmno } from './jmno.ts'
import { jmoy } from './jmoy.ts'
import { jmseEn } from './jmse-en.ts'
import { jmse } from './jmse.ts'
import { seniorgarden } from './seniorgarden.ts'
import type { Site } from './site.ts'

/** The seven sites in the order of their ids (G-002). */
export const sites: readonly [Site, ...Site[]] = [
  jmse,
  jmseEn,
  seniorgarden,
  boratt,
  jmno,
  jmoy,
  jmEntreprenad,
]
