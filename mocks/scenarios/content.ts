import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { type Scenario, type Scenarios, anywhere } from './scenario.ts'

type Told = Pick<Scenario, 'name' | 'description' | 'startPath'> & Partial<Scenario>

/** A starting point among the pages. Where nothing is broken or changed, it is the address that matters. */
const page = (told: Told): Scenario => ({
  ...anywhere,
  group: 'content',
  siteKey: 'Jmse',
  requirements: [],
  apply: () => undefined,
  ...told,
})

const pageOperations = ['getStartViewModel', 'getViewModel']

/** What editors, search engines and bad luck do to pages. */
export const contentScenarios = {
  'page-moved': page({
    name: 'The page has moved',
    description:
      'An old address: the page comes all the same, and names its new address as the canonical one.',
    startPath: '/kopa-nytt/',
    requirements: ['C-095'],
  }),
  'redirect-message': page({
    name: 'Sent here from the Swedish site',
    description:
      'The English start page with redirectedFrom=sv: once cookies are answered, a message says why.',
    siteKey: 'JmseEn',
    startPath: `${jmseEn.paths.start}?redirectedFrom=sv`,
    requirements: ['F-029', 'R-063'],
  }),
  'page-broken': page({
    name: 'The page is broken',
    description: 'The page that says that something went wrong, as the content service itself answers it.',
    startPath: '/500/',
    requirements: ['X-019', 'T-034'],
  }),
  'page-fails-once': page({
    name: 'The page comes at the second try',
    description: 'The first two view models answer 503, the next ones are fine: trying again helps.',
    startPath: '/att-kopa-nytt/',
    requirements: ['X-074'],
    apply: ({ faults }) => {
      for (const operationId of pageOperations) faults.set({ operationId, status: 503, times: 2 })
    },
  }),
  'pages-slow': page({
    name: 'Pages are slow',
    description: 'Every view model takes four seconds.',
    startPath: jmse.paths.start,
    requirements: ['S-081'],
    apply: ({ faults }) => {
      for (const operationId of pageOperations) faults.set({ operationId, delayMs: 4000 })
    },
  }),
  'template-unknown': page({
    name: 'The page template is missing',
    description:
      'A step of the purchase, for which the portal has no template: it says that something went wrong.',
    startPath: '/boka/',
    requirements: ['X-075', 'F-010'],
  }),
  'home-gone': page({
    name: 'The home is no longer there',
    description: 'An address below a project that no home has: the page says so and shows the others.',
    startPath: '/bostader/nacka/ekbacken/brf-strandangen/z-9999/',
    requirements: ['X-073', 'T-055'],
  }),
  'new-versions': page({
    name: 'The site is released again and again',
    description:
      'A new site version comes out each minute, so that the portal loads itself anew at the next page.',
    startPath: jmse.paths.start,
    requirements: ['S-086', 'F-045'],
    apply: ({ data, clock }) => {
      data.content.releases = { since: clock.now(), everySeconds: 60 }
    },
  }),
  'crisis-emergency': page({
    name: 'Crisis banner on the start page',
    description: 'An emergency is told of on the home page alone; on other pages it is hidden.',
    startPath: jmse.paths.start,
    requirements: ['F-027', 'F-161'],
    apply: ({ data }) => {
      data.content.crisis = { isGlobal: false, isEmergency: true }
    },
  }),
  'crisis-everywhere': page({
    name: 'Information banner on all pages',
    description: 'A notice in the style of information on every page but the map; it can be dismissed.',
    startPath: jmse.paths.residenceSearch,
    requirements: ['F-027', 'F-028'],
    apply: ({ data }) => {
      data.content.crisis = { isGlobal: true, isEmergency: false }
    },
  }),
  'nothing-published': page({
    name: 'No news and no jobs',
    description: 'Lists of news, press releases, reports and jobs are empty.',
    startPath: '/nyheter/',
    requirements: ['CI-012'],
    apply: ({ data }) => {
      data.content.nothingPublished = true
    },
  }),
  'text-search-empty': page({
    name: 'Text search without hits',
    description: 'A word that nothing has: no hits in any category.',
    group: 'search',
    startPath: `${jmse.paths.textSearch}?s=vattenrutschbana`,
    requirements: ['F-060'],
  }),
  'text-search-misspelt': page({
    name: 'Text search with a misspelling',
    description: 'Two letters have changed places, and the project is found all the same.',
    group: 'search',
    startPath: `${jmse.paths.textSearch}?s=stradnängen`,
    requirements: ['F-060'],
  }),
  'messages-fail': page({
    name: 'Texts cannot be fetched',
    description: 'The language bundles answer 503: the portal shows the texts that it carries itself.',
    startPath: jmse.paths.start,
    requirements: ['C-096', 'F-005'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'getMessages', status: 503 })
    },
  }),
  'edit-mode': page({
    name: 'The editor reviews a page',
    description:
      'Petra opens a page in edit mode: the payments entry shows, and click-to-buy keeps its ordinary layout.',
    personaId: 'petra',
    startPath: '/boka/?editMode=true',
    requirements: ['P-014'],
  }),
  'showing-door': page({
    name: 'At the door of the viewing',
    description: 'The page that the QR code at the door leads to: no menus, only the viewing.',
    startPath: '/bostader/nacka/ekbacken/brf-strandangen/qr/',
    requirements: ['R-052', 'T-073'],
  }),
  'premises-empty': page({
    name: 'No premises to show',
    description: 'The page of premises with filters that none of them fits.',
    startPath: `${jmse.paths.premises}?minArea=100000`,
    requirements: ['F-145'],
  }),
  'succession-fails': page({
    name: 'Contract transfers cannot be fetched',
    description:
      'The list of homes in succession answers 503 in the middle of a page that is otherwise fine.',
    startPath: '/overlatelser/',
    requirements: ['X-077'],
    apply: ({ faults }) => {
      faults.set({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
    },
  }),
} satisfies Scenarios
