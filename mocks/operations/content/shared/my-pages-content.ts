import { filesOfBoard } from '../../../catalogue/pages/files/board-files.ts'
import { countryOf, languageOf } from '../../../catalogue/site-of.ts'
import { isProtected } from '../../../state/accounts/person/persona-of.ts'
import { planPicture } from '../../../imagery/drawn-pictures.ts'
import { pagedList } from './list-content.ts'
import { ownDocuments } from './parts/my-pages/own-documents.ts'
import { homeFacts } from '../../shared/page/home-facts.ts'
import { homeGallery } from './parts/gallery.ts'
import { homeChoicesOf, nextPayment, paymentsOf, residencesOf } from './parts/my-pages/my-home.ts'
import { timelineOf } from './parts/my-pages/my-timeline.ts'
import { houseNews, newsOfPage } from './parts/my-pages/house-news.ts'
import { pageItems } from './parts/pages/page-list.ts'
import { boardContacts, ownContacts } from './parts/contacts.ts'
import type { MyPagesRequest, PageTexts } from './page-request.ts'
import type { PageContent } from './types.ts'
import { financePortalUrl } from './finance-portal.ts'
import { vipContent } from './vip-content.ts'
import { todayOf } from '../../../state/today.ts'

/** News and documents on the overview. */
const newsCount = 3
const documentCount = 6

/**
 * What a page of My Pages shows to its user; 'common' for a page that shows the same to everybody who is logged in, and
 * undefined for one that this user does not have (F-163, P-015).
 */
export function myPagesContent(
  request: MyPagesRequest,
  texts: PageTexts,
): PageContent | 'common' | undefined {
  const { viewer, page, world, site } = request
  if (viewer.association) return boardContent(request, texts)
  switch (page.template) {
    case 'myPages':
      return overview(request, texts)
    case 'myObject':
      return myObject(request, texts)
    case 'myDocuments':
      return {
        kind: 'myDocuments',
        ...texts,
        documents: ownDocuments(viewer.account, world, site),
        homes: homeChoicesOf(viewer.account, world, site),
      }
    case 'myDocumentsAction':
    case 'myDocumentsDone':
      return oneDocument(request, texts)
    case 'timeline':
      return timeline(request, texts)
    case 'payment':
      return {
        kind: 'payments',
        ...texts,
        payments: paymentsOf(viewer.account, world, site),
        homes: homeChoicesOf(viewer.account, world, site),
      }
    case 'contactResident':
      return {
        kind: 'contacts',
        ...texts,
        contacts: ownContacts(viewer.account, world.catalogue, site),
        homes: homeChoicesOf(viewer.account, world, site),
      }
    case 'newsList':
      return newsList(request, texts)
    case 'residenceNews':
      return oneNews(request)
    case 'vip':
    case 'vipViewing':
      return vipContent(request, texts)
    case 'myPagesBoard':
    case 'contactBoard':
      return undefined
    default:
      return 'common'
  }
}

/**
 * The reduced My Pages of a board member: overview, errands, contacts, and the settings of the account (P-015); and the
 * news that the overview leads to.
 */
function boardContent(request: MyPagesRequest, texts: PageTexts): PageContent | 'common' | undefined {
  const { world, site, page, viewer } = request
  const { association } = viewer
  if (!association) return undefined
  const contacts = boardContacts(association, world.catalogue)
  switch (page.template) {
    case 'myPagesBoard': {
      const today = todayOf(world)
      return {
        kind: 'myPagesBoard',
        ...texts,
        associationName: association.name,
        hasTechnicalManagement: association.activeTechnicalManagement,
        ...(association.activeFinancialManagement ? { financePortalUrl } : {}),
        contacts,
        news: latestNews(request),
        documents: filesOfBoard(association, languageOf[countryOf(site.key)], today),
      }
    }
    case 'contactBoard':
      return { kind: 'contacts', ...texts, contacts }
    case 'newsList':
      return newsList(request, texts)
    case 'residenceNews':
      return oneNews(request)
    case 'myErrands':
    case 'settings':
      return 'common'
    default:
      return undefined
  }
}

const latestNews = (request: MyPagesRequest) => pageItems(houseNews(request).slice(0, newsCount))

/** What there is of the news of one's own house. */
const newsList = (request: MyPagesRequest, texts: PageTexts): PageContent =>
  pagedList(request, texts, pageItems(houseNews(request)))

/** News of a house that is not one's own is no page. */
const oneNews = (request: MyPagesRequest): 'common' | undefined =>
  newsOfPage(request) ? 'common' : undefined

function overview(request: MyPagesRequest, texts: PageTexts): PageContent {
  const {
    world,
    site,
    viewer: { account },
  } = request
  const residences = residencesOf(account, world, site)
  return {
    kind: 'myPages',
    ...texts,
    residences,
    timeline: residences[0]?.timeline ?? [],
    ...nextPayment(paymentsOf(account, world, site)),
    news: latestNews(request),
    documents: ownDocuments(account, world, site).slice(0, documentCount),
    contacts: ownContacts(account, world.catalogue, site),
  }
}

/** The home that the address names, or the first one that has a page. */
function myObject(
  { world, site, item, viewer: { account } }: MyPagesRequest,
  texts: PageTexts,
): PageContent | undefined {
  const residence = residencesOf(account, world, site).find(
    ({ url, objectId }) => url !== undefined && (item === undefined || objectId === item),
  )
  const home = residence && world.catalogue.home(residence.objectId)
  if (!home) return undefined
  const { catalogue } = world
  const withDoor = !isProtected(catalogue, account.id)
  const documents = ownDocuments(account, world, site).filter(({ objectId }) => objectId === home.id)
  const floorPlan = planPicture(home, site.language)
  return {
    kind: 'myObject',
    ...texts,
    residence,
    facts: homeFacts(home, site, { withDoor }),
    ...(floorPlan ? { floorPlan } : {}),
    images: homeGallery(home, catalogue.stage(home.stageId), catalogue.area(home.areaId), withDoor),
    timeline: timelineOf(account, world, site, home.id),
    documents,
    contacts: ownContacts(account, world.catalogue, site, home.id),
  }
}

/** The page where a document is dealt with, or thanked for; without one in the address it is the first that waits. */
function oneDocument(request: MyPagesRequest, texts: PageTexts): PageContent | undefined {
  const { item, page, viewer, world, site } = request
  const documents = ownDocuments(viewer.account, world, site)
  const isDone = page.template === 'myDocumentsDone'
  const current =
    item === undefined
      ? documents.find(({ status }) => status === (isDone ? 'done' : 'pending'))
      : documents.find(({ id }) => id === item)
  if (item !== undefined && !current) return undefined
  return { kind: 'myDocuments', ...texts, documents, ...(current ? { current } : {}) }
}

function timeline({ world, site, viewer: { account } }: MyPagesRequest, texts: PageTexts): PageContent {
  const residences = residencesOf(account, world, site)
  const [residence] = residences
  return {
    kind: 'timeline',
    ...texts,
    ...(residence ? { residence } : {}),
    residences,
    timeline: residence?.timeline ?? [],
  }
}
