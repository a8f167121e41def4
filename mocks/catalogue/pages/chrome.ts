import type { SiteKey } from '#src/sites/site.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { Stage } from '../types.ts'
import { allPageData } from './all-page-data.ts'
import { contentBySite } from './content-by-site.ts'
import { resolveLink } from './links.ts'
import type { PageNames } from './links.ts'
import type { Card, Link } from './page.ts'
import type { LinkData } from './block-data.ts'

export type NavigationLink = Link & Readonly<{ id: string }>
export type NavigationItem = NavigationLink & Readonly<{ children: readonly NavigationLink[] }>

/** What stands around the pages of a site: menus, footer, searches that others make, the crisis banner. */
export type Chrome = Readonly<{
  navigation: readonly NavigationItem[]
  /** A project to show in the unfolded navigation. */
  navigationFeature?: Card
  quickLinks: readonly NavigationLink[]
  footer: Readonly<Record<'companyLinks' | 'discoveryLinks' | 'helpLinks', readonly Link[]>>
  careerNavigation: readonly NavigationItem[]
  popularSearches: readonly Readonly<{ text: string; url?: string }>[]
  /** Off until a scenario turns it on; the text is ready (N-064). */
  crisisBanner: Readonly<{
    bannerEnabled: boolean
    isGlobal: boolean
    isEmergency: boolean
    heading: string
    text: string
    linkUrl: string
  }>
  cookiePageUrl: string
  availableLanguages: readonly Readonly<{ locale: 'sv' | 'en'; name: string; url: string }>[]
}>

/** The chrome of a site. */
export function createChrome(key: SiteKey, stage: (id: string) => Stage | undefined): Chrome {
  const { chrome } = contentBySite[key]
  const names: PageNames = new Map(
    allPageData(siteOf(key)).flatMap(({ path, name, forBoard }) => (forBoard ? [] : [[path, name]])),
  )
  const link = (data: LinkData) => resolveLink(data, names)
  const item = ([top, ...below]: readonly [LinkData, ...LinkData[]]): NavigationItem => ({
    ...identified('nav', link(top)),
    children: below.map((data) => identified('nav', link(data))),
  })
  const featured = chrome.featuredStageId ? stage(chrome.featuredStageId) : undefined
  return {
    navigation: chrome.navigation.map(item),
    ...(featured && { navigationFeature: featureCard(featured) }),
    quickLinks: chrome.quickLinks.map((data) => identified('quick', link(data))),
    footer: {
      companyLinks: chrome.footer.company.map(link),
      discoveryLinks: chrome.footer.discovery.map(link),
      helpLinks: chrome.footer.help.map(link),
    },
    careerNavigation: chrome.career.map(item),
    popularSearches: chrome.popularSearches.map((search) =>
      typeof search === 'string' ? { text: search } : { text: search[1], url: search[0] },
    ),
    crisisBanner: {
      bannerEnabled: false,
      isGlobal: false,
      isEmergency: true,
      heading: chrome.crisis.heading,
      text: chrome.crisis.text,
      linkUrl: chrome.crisis.path,
    },
    cookiePageUrl: link(chrome.cookiePath).url,
    availableLanguages: otherLanguages(key),
  }
}

function identified(kind: string, link: Link): NavigationLink {
  return { id: `${kind}-${slug(`${link.url} ${link.name}`)}`.slice(0, 64), ...link }
}

function featureCard({ name, shortDescription, url, image }: Stage): Card {
  return { heading: name, text: shortDescription, url, image }
}

/** The main Swedish site and its English sub-site are each other's translation. */
function otherLanguages(key: SiteKey): Chrome['availableLanguages'] {
  if (key === 'Jmse') return [{ locale: 'en', name: 'English', url: '/en/' }]
  return key === 'JmseEn' ? [{ locale: 'sv', name: 'Svenska', url: '/' }] : []
}
