import { demoPageAt } from '#src/lib/address/demo-page-names.ts'
import type { DemoPageName } from '#src/lib/address/demo-page-names.ts'
import type { Site } from '#src/sites/site.ts'
import { takeSecrets, takeSecretsLater } from './key/take-secrets.ts'

type Show = (root: Element, site: Site) => void

const paymentPage = async (provider: 'svea' | 'nordea', title: string) =>
  (await import('./payments/show-payments.tsx')).showPaymentPage(provider, title)

/**
 * Pages that stand in for somebody else's, by path: an identity provider, an e-ID app, Swish, a card and a bank page,
 * a film service; and the page of who leads a class.
 */
const pages: Record<DemoPageName, () => Promise<Show>> = {
  'eid-provider': async () =>
    (await import('./identity-provider/show-identity-provider.tsx')).showIdentityProvider,
  phone: async () => (await import('./phone/show-phone.tsx')).showPhone,
  swish: async () => (await import('./payments/show-payments.tsx')).showSwish,
  'card-provider': () => paymentPage('svea', 'Kortkassan'),
  'bank-provider': () => paymentPage('nordea', 'Revontulipankki'),
  'film-provider': async () => (await import('./film/show-film.tsx')).showFilm,
  trainer: async () => (await import('./trainer/show-trainer.tsx')).showTrainer,
}

/**
 * Shows the page of a demonstration that lies at this path. False when none does, and the portal is to be shown: in the
 * state that its address asks for.
 */
export async function showDemoPage(pathname: string, root: Element, site: Site): Promise<boolean> {
  takeSecrets()
  takeSecretsLater()
  const name = demoPageAt(pathname)
  if (name) {
    ;(await pages[name]())(root, site)
    // whoever leads reads what they tell on their own page
    if (name !== 'trainer') (await import('./lesson/show-message.tsx')).showMessage(site)
  }
  // most addresses ask for nothing, and then nothing has to be loaded
  else if (location.search) await (await import('./start-link/follow-start-link.ts')).followStartLink(site)
  return name !== undefined
}
