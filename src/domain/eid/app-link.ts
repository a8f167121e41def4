/** What of the browser decides how an e-ID app on this device is opened. */
export type BrowserFacts = { userAgent: string; maxTouchPoints: number }

/** A phone or tablet. An iPad calls itself a Mac, and is told by its touch screen. */
export function isMobile({ userAgent, maxTouchPoints }: BrowserFacts): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent) || isDisguisedPad({ userAgent, maxTouchPoints })
}

const isDisguisedPad = ({ userAgent, maxTouchPoints }: BrowserFacts) =>
  userAgent.includes('Macintosh') && maxTouchPoints > 1

/**
 * The link that opens the BankID app on this device with one order. A computer has a scheme of its own, and the page
 * stays; a phone has an https link that leads back to `returnUrl` where its browser can be called by address.
 */
export function autostartLink(token: string, returnUrl: string, browser: BrowserFacts): string {
  if (!isMobile(browser)) return `bankid:///?autostarttoken=${token}&redirect=null`
  const redirect = encodeURIComponent(redirectFor(browser, returnUrl))
  return `https://app.bankid.com/?autostarttoken=${token}&redirect=${redirect}`
}

/**
 * The link to the fake phone of a demonstration, on the page's own origin. A phone comes back to `returnUrl`; on a
 * computer the fake phone is another tab, and the page stays.
 */
export function phoneLink(token: string, returnUrl: string, browser: BrowserFacts): string {
  const redirect = isMobile(browser) ? encodeURIComponent(returnUrl) : 'null'
  return `/phone/?autostarttoken=${token}&redirect=${redirect}`
}

/** A literal in a build: only a demonstration has a phone of its own, where nobody has the real app. */
const isDemo = import.meta.env.VITE_DEMO === '1'

/** The link that opens whatever app this build counts on. */
export const appLinkOf: typeof autostartLink = (token, returnUrl, browser) =>
  isDemo ? phoneLink(token, returnUrl, browser) : autostartLink(token, returnUrl, browser)

/** Whether the page opens the app itself. A phone and a demonstration want their person to press the link. */
export const opensByItself = (browser: BrowserFacts): boolean => !isDemo && !isMobile(browser)

/** The link leads to another tab: the page has to stay and wait. */
export const opensInTab = (browser: BrowserFacts): boolean => isDemo && !isMobile(browser)

/** iOS opens an address in Safari, whichever browser was left; other browsers are called by their own scheme. */
function redirectFor({ userAgent, maxTouchPoints }: BrowserFacts, returnUrl: string): string {
  if (/OPT\//.test(userAgent)) return returnUrl.replace(/^http/, 'touch-http')
  if (userAgent.includes('Android')) return returnUrl
  if (/CriOS/.test(userAgent)) return 'googlechromes://'
  if (/FxiOS/.test(userAgent)) return 'firefox://'
  const isSafari = /Version\/.*Safari\//.test(userAgent) || isDisguisedPad({ userAgent, maxTouchPoints })
  // a browser nobody knows: the person goes back by hand
  return isSafari ? returnUrl : 'null'
}
