import type { MapSign } from '#src/lib/map-types.ts'

/** How a sign is drawn, as the style of signs has it. */
export const signClass = ({ home }: MapSign): string =>
  ['map-sign', ...(home ? ['map-sign-home'] : []), ...(home === 'below' ? ['map-sign-below'] : [])].join(' ')
