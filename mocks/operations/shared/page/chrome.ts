import { memoize } from '../../../catalogue/lib/memoize.ts'
import type { components } from '#gen/content/types.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Link } from '../../../catalogue/pages/page.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import { releaseAt } from '../../../state/content-changes.ts'
import { visitorPlace } from '../../../state/search/visitor.ts'
import type { World } from '../../../state/world.ts'
import { cardOf } from './card.ts'

type Schemas = components['schemas']

type Chrome = Pick<
  Schemas['PageViewModel'],
  | 'siteVersion'
  | 'locale'
  | 'editMode'
  | 'userLocation'
  | 'navigation'
  | 'navigationFeature'
  | 'quickLinks'
  | 'footer'
  | 'careerNavigation'
  | 'popularSearches'
  | 'crisisBanner'
  | 'cookiePageUrl'
>

/** What every page of a site has around it (N-067); made once for a catalogue. */
const chromesOf = memoize((catalogue: Catalogue) => memoize((site: Site) => createChrome(catalogue, site)))

/** The chrome as it is now in a world: with the crisis banner that is on, and the version that is out. */
export function chromeNow({ catalogue, clock, data }: World, site: Site): Chrome {
  const chrome = chromesOf(catalogue)(site)
  const { crisis } = data.content
  const release = releaseAt(data.content, clock.now())
  if (!crisis && release === 0) return chrome
  return {
    ...chrome,
    siteVersion: release > 0 ? `${chrome.siteVersion}.${release}` : chrome.siteVersion,
    crisisBanner: crisis ? { ...chrome.crisisBanner, ...crisis, bannerEnabled: true } : chrome.crisisBanner,
  }
}

function createChrome(catalogue: Catalogue, site: Site): Chrome {
  const { chrome } = catalogue.site(site.key)
  const { companyLinks, discoveryLinks, helpLinks } = chrome.footer
  const { countyId, geo } = visitorPlace(catalogue, countryOf(site.key))
  return {
    // another catalogue is another version: a portal that stays open reloads (S-086)
    siteVersion: `${catalogue.referenceDate}-${catalogue.seed}-${catalogue.size}`,
    locale: site.wireLocale,
    editMode: false,
    userLocation: { countyId, countyName: catalogue.county(countyId)?.name ?? countyId, geo },
    navigation: chrome.navigation.map(({ children, ...item }) => ({ ...item, children: [...children] })),
    ...(chrome.navigationFeature
      ? { navigationFeature: cardOf(chrome.navigationFeature, 'navigation-feature') }
      : {}),
    quickLinks: [...chrome.quickLinks],
    footer: {
      companyLinks: companyLinks.map(footerLink),
      discoveryLinks: discoveryLinks.map(footerLink),
      helpLinks: helpLinks.map(footerLink),
    },
    careerNavigation: chrome.careerNavigation.map(({ children, ...item }) => ({
      ...item,
      children: [...children],
    })),
    popularSearches: [...chrome.popularSearches],
    crisisBanner: chrome.crisisBanner,
    cookiePageUrl: chrome.cookiePageUrl,
  }
}

/** A link that leaves the portal opens beside it (V-059). */
function footerLink(link: Link): Schemas['FooterLink'] {
  return { ...link, target: link.url.startsWith('http') ? '_blank' : '_self' }
}

/** The same page in other languages, or the start page where it has no counterpart. */
export function languagesOf(catalogue: Catalogue, site: Site, path: string): Schemas['AvailableLanguage'][] {
  const key = (Object.keys(site.paths) as RouteKey[]).find((one) => site.paths[one] === path)
  return catalogue.site(site.key).chrome.availableLanguages.map((language) => {
    const sister = sites.find(({ wireLocale, hosts }) => {
      return wireLocale === language.locale && hosts.some((host) => site.hosts.includes(host))
    })
    const url = key && sister && isOpen(sister, key) ? sister.paths[key] : null
    return { ...language, url: url ?? language.url }
  })
}
