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
