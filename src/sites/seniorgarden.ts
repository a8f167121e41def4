import { jmse } from './jmse.ts'
import type { Site } from './site.ts'

/** The senior-living brand (SITE-003): as the main Swedish site, also in its paths, on its own host. */
export const seniorgarden: Site = {
  ...jmse,
  key: 'Seniorgarden',
  siteId: 3,
  siteOrgId: 103,
  name: 'Björkvall Senior',
  wordmark: { name: 'Björkvall', suffix: 'Senior' },
  hosts: ['senior.localhost'],
  theme: 'senior',
  mark: {
    radius: 5,
    dashes: [
      [0, 4.6, 12],
      [8, 10.6, 16],
      [0, 16.6, 9],
      [12, 22.6, 12],
    ],
  },
  capabilities: {
    ...jmse.capabilities,
    corporateSearch: false,
    stock: false,
    premises: false,
    phoneInHeader: true,
  },
  servicePhone: '08-465 004 30',
  tagline: null,
}
