import { isVip } from '../../state/accounts/account.ts'
import { siteIndexOf } from '../../state/search/site-index.ts'
import { current } from '../../state/search/times.ts'
import type { PageRequest } from './page-content.ts'
import { homeFacts } from './parts/facts.ts'
import { nextPayment, paymentsOf, residencesOf, timelineOf } from './parts/my-home.ts'
import { latestNews } from './parts/page-list.ts'
import { boardContacts, ownContacts } from './parts/people.ts'
import type { PageContent, Shape } from './service.ts'
import type { Viewer } from './viewer.ts'

type Texts = Readonly<{ heading: string; preamble: string; blocks: Shape<'Block'>[] }>
type OwnRequest = PageRequest & Readonly<{ viewer: Viewer }>

/** News on the overview, and homes on the VIP page. */
const newsCount = 3
const vipHomes = 12

/**
 * What a page of My Pages shows to its user; 'common' for a page that shows the same to everybody who is logged in, and
 * undefined for one that this user does not have (F-163, P-015).
 */
export function myPagesContent(request: OwnRequest, texts: Texts): PageContent | 'common' | undefined {
  const { viewer, page } = request
  if (viewer.association) return boardContent(request, texts)
  switch (page.template) {
    case 'myPages':
      return overview(request, texts)
    case 'myObject':
      return myObject(request, texts)
    case 'myDocuments':
      return { kind: 'myDocuments', ...texts, documents: [] }
    case 'timeline':
      return timeline(request, texts)
    case 'payment':
      return { kind: 'payments', ...texts, payments: paymentsOf(viewer.account, request.site) }
    case 'contactResident':
      return {
        kind: 'contacts',
        ...texts,
        contacts: ownContacts(viewer.account, request.world.catalogue, request.site),
      }
    case 'vip':
    case 'vipViewing':
      return vip(request, texts)
    case 'myPagesBoard':
    case 'contactBoard':
      return undefined
    default:
      return 'common'
  }
}

/** The reduced My Pages of a board member: overview, errands, contacts, and the settings of the account (P-015). */
function boardContent(
  { world, site, page, viewer }: OwnRequest,
  texts: Texts,
): PageContent | 'common' | undefined {
  const { association } = viewer
  if (!association) return undefined
  const contacts = boardContacts(association, world.catalogue)
  switch (page.template) {
    case 'myPagesBoard':
      return {
        kind: 'myPagesBoard',
        ...texts,
        associationName: association.name,
        hasTechnicalManagement: association.activeTechnicalManagement,
        contacts,
        news: latestNews(world.catalogue.site(site.key), newsCount),
        documents: [],
      }
    case 'contactBoard':
      return { kind: 'contacts', ...texts, contacts }
    case 'myErrands':
    case 'settings':
      return 'common'
    default:
      return undefined
  }
}

function overview({ world, site, viewer: { account } }: OwnRequest, texts: Texts): PageContent {
  return {
    kind: 'myPages',
    ...texts,
    residences: residencesOf(account, world.catalogue, site),
    timeline: timelineOf(account, site),
    ...nextPayment(paymentsOf(account, site)),
    news: latestNews(world.catalogue.site(site.key), newsCount),
    documents: [],
    contacts: ownContacts(account, world.catalogue, site),
  }
}

function myObject({ world, site, viewer: { account } }: OwnRequest, texts: Texts): PageContent | undefined {
  const residence = residencesOf(account, world.catalogue, site).find(({ url }) => url !== undefined)
  const home = residence && world.catalogue.home(residence.objectId)
  if (!home) return undefined
  return {
    kind: 'myObject',
    ...texts,
    residence,
    facts: homeFacts(home, site),
    images: [home.image],
    timeline: timelineOf(account, site),
    documents: [],
    contacts: ownContacts(account, world.catalogue, site),
  }
}

function timeline({ world, site, viewer: { account } }: OwnRequest, texts: Texts): PageContent {
  const [residence] = residencesOf(account, world.catalogue, site)
  return {
    kind: 'timeline',
    ...texts,
    ...(residence ? { residence } : {}),
    timeline: timelineOf(account, site),
  }
}

/** What VIP customers may buy before others; for everybody else the page has its texts alone (P-012). */
function vip({ world, site, viewer: { account } }: OwnRequest, texts: Texts): PageContent {
  const now = world.clock.now()
  const ofSite = account.vipMemberships.filter((membership) => membership.site === site.key)
  const admitted = isVip({ vipMemberships: ofSite }, world.clock.iso().slice(0, 10))
  const index = siteIndexOf(world.catalogue, site)
  const stages = admitted ? index.stages.filter(({ hit }) => hit.status === 'vip') : []
  const homes = stages.flatMap(({ homes: ofStage }) => ofStage).slice(0, vipHomes)
  const hits = stages.map(({ hit }) => current(hit, now))
  return {
    kind: 'vip',
    ...texts,
    stages: hits,
    objects: homes.map(({ hit }) => current(hit, now)),
    showings: hits.flatMap(({ showings }) => showings).slice(0, 50),
  }
}
