import { jmse } from './jmse.ts'
import type { Site } from './site.ts'

/** The co-operative housing brand (SITE-004): as the main Swedish site, also in its paths, on its own host. */
export const boratt: Site = {
  ...jmse,
  key: 'Boratt',
  siteId: 4,
  siteOrgId: 104,
  name: 'Kvarter',
  wordmark: { name: 'Kvarter' },
  hosts: ['kvarter.localhost'],
  theme: 'kvarter',
  mark: {
    radius: 7,
    dashes: [
      [0, 4, 24],
      [0, 10.6, 10],
      [14, 10.6, 10],
      [0, 17, 24],
      [0, 24, 10],
    ],
  },
  capabilities: { ...jmse.capabilities, corporateSearch: false, stock: false, premises: false },
  servicePhone: '08-465 004 40',
  tagline: null,
}
