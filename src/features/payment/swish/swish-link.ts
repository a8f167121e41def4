/** A literal in a build: only a demonstration has a Swish app of its own, on a page. */
const isDemo = import.meta.env.VITE_DEMO === '1'

/** What the app scans to find a payment. */
export const swishCode = (token: string): string => `D${token}`

/** The link that opens a payment in the app on this device, which comes back to `returnUrl` whatever becomes of it. */
export const swishLink = (token: string, returnUrl: string): string =>
  `swish://paymentrequest?token=${token}&callbackurl=${encodeURIComponent(returnUrl)}`

/** How a payment is opened on this device: by an app where there is one, in another tab where that stands in for it. */
export type SwishHere = { href: string; inTab: boolean }

/** The way to the app on this device; undefined on a computer, which has none. */
export function swishHere(token: string, returnUrl: string, isPhone: boolean): SwishHere | undefined {
  if (isDemo) return { href: '/swish/', inTab: true }
  return isPhone ? { href: swishLink(token, returnUrl), inTab: false } : undefined
}

/** Whether this is a phone or a tablet: something that fingers point at. */
export const isPhone = (): boolean => matchMedia('(pointer: coarse)').matches
