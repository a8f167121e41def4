import { defineConfig } from 'orval'
import type { InputOptions, OperationOptions, Options, OutputOptions } from 'orval'
import { services } from './scripts/generate/paths.ts'
import { callDocument } from './scripts/generate/orval/call-document.ts'
import { noCalls, onlyUsed } from './scripts/generate/orval/only-used.ts'
import { sampleDocument } from './scripts/generate/orval/sample-document.ts'
import { tidyFiles } from './scripts/generate/orval/tidy-files.ts'

// Two projects a service, read by `npm run generate`: the calls of the portal, and mocks with all types.
// docs/decisions/0001-generators.md says which generator is used for what.

/** How the portal uses an operation. Nothing is generated for one that is not named below. */
const uses = {
  /** Read, and called off when nobody waits for it any more. */
  query: { query: { useQuery: true } },
  /** Read, and never called off: it does what counts once, or more than one waits for it. */
  steadyQuery: { query: { useQuery: true, signal: false } },
  /** Read at once, and also in parts, one after the other. */
  infiniteQuery: { query: { useQuery: true, useInfinite: true } },
  /** Changes something. */
  mutation: { query: { useMutation: true }, requestOptions: false },
  /** Called by hand: one of several, or several for one answer. */
  call: { query: { useQuery: false, useMutation: false } },
} as const satisfies Record<string, OperationOptions>

type Use = keyof typeof uses

/** What the portal asks of each service. */
export const portalCalls: Record<string, Partial<Record<Use, readonly string[]>>> = {
  account_service: {
    query: ['getSavedSearches', 'getSearchOfLink', 'getUser'],
    steadyQuery: [
      'submitBookingIdentificationStatus',
      'submitLoginStatus',
      'submitRegisterStatus',
      'submitUpdateStatus',
      'validateBookingIdentification',
    ],
    mutation: [
      'changeAlertsOfLink',
      'changePriceMailsOfLink',
      'closeAccount',
      'createInterest',
      'createSavedSearch',
      'deleteSavedSearch',
      'loginWithEmail',
      'registerShowing',
      'registerUser',
      'startBookingIdentification',
      'startLogin',
      'startRegister',
      'startUpdate',
      'updateSavedSearch',
      'updateUser',
      'updateVipMembership',
      'withdrawConsent',
    ],
    call: ['addFavorite', 'exportUser', 'removeFavorite', 'selectBoardMember'],
  },
  booking: {
    query: ['isBookable', 'isBookableForBooking'],
    mutation: ['isEmailValid'],
  },
  buyresidence: {
    query: [
      'createPaymentId',
      'getBookingDocuments',
      'getBookingObjectInformation',
      'getBookingObjectInformationForBooking',
      'getBookingStatus',
      'getBuyResidenceCookie',
      'getBuyResidenceExpire',
      'getPaymentStatus',
    ],
    steadyQuery: ['completeBooking'],
    mutation: ['setBuyResidenceCookie', 'startBooking', 'withdrawBooking'],
    call: [
      'getBuyResidenceSignCookie',
      'removeBuyResidenceCookie',
      'removeBuyResidenceExpire',
      'setBuyResidenceSignCookie',
      'signContract',
      'startNordeaPayment',
      'startSveaPayment',
      'startSwishPayment',
      'userCanBookInProject',
      'userCanBookInStage',
    ],
  },
  case_management: {
    query: [
      'getAssets',
      'getBuildingRooms',
      'getCaseAccount',
      'getCase',
      'getCaseFile',
      'getCases',
      'getCooperative',
      'getCustomerAgreements',
      'getCustomerArticles',
      'getCustomerCase',
      'getCustomerCaseFile',
      'getCustomerCases',
      'getRooms',
      'getRound',
      'getRoundFile',
      'getRounds',
      'hasCases',
      'searchBuilding',
      'searchCaseObject',
    ],
    mutation: ['closeCase', 'closeCustomerCase', 'updateCase', 'updateCaseAccount', 'updateCustomerCase'],
    call: ['createBoardCase', 'createCustomerCase'],
  },
  content: {
    steadyQuery: ['getStartViewModel', 'getViewModel'],
    mutation: ['submitContactForm', 'submitJobApplication'],
  },
  explorer: {
    query: ['getExplorer360', 'getExplorerData'],
    call: ['getExternalFile'],
  },
  insights: {
    query: ['getLastVisited', 'getMostVisited'],
    call: ['logExperiment', 'saveInsight', 'saveWebVital'],
  },
  notification: {
    query: ['getNotifications'],
    call: ['pauseNotification'],
  },
  residence: {
    query: [
      'getObjectsByIds',
      'getStageTags',
      'getStagesByIds',
      'searchPremises',
      'searchPremisesTags',
      'searchStageCounties',
      'searchStagesAndAreas',
      'searchTags',
      'searchTagsByUrl',
    ],
    infiniteQuery: ['searchObjects', 'searchStages'],
  },
  system: {
    query: ['getCaseFaq', 'getNavigation', 'getNavigationEn', 'hasDocuments'],
    steadyQuery: ['confirmChangeEmail'],
    mutation: ['forgotPassword', 'setPassword', 'triggerChangeEmail', 'undoChangeEmail', 'updatePassword'],
  },
  textsearch: {
    query: ['textSearch'],
  },
}

type Project = Omit<Options, 'input' | 'output'> & { input: InputOptions; output: OutputOptions }

const header = () => ['Generated by orval from the contract. Not edited by hand.']

/** TanStack Query options over `src/api/http.ts`, a file for each operation, so that a page loads only what it asks. */
function calls(service: string): Project {
  const operations = Object.entries(portalCalls[service] ?? {}).flatMap(([use, ids]) =>
    ids.map((id) => [id, uses[use as Use]] as const),
  )
  return {
    input: { target: `generated/${service}/openapi.json`, override: { transformer: callDocument } },
    output: {
      target: `generated/${service}/calls/calls.ts`,
      mode: 'tags',
      client: onlyUsed,
      httpClient: 'fetch',
      urlEncodeParameters: true,
      headers: true,
      clean: true,
      override: {
        header,
        operations: Object.fromEntries(operations),
        mutator: { path: '#src/api/http.ts', name: 'http' },
        paramsSerializer: { path: '#src/api/http.ts', name: 'queryString' },
        query: { version: 5, signal: true },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
    hooks: { afterAllFilesWrite: tidyFiles },
  }
}

/**
 * What is invented where a condition of the contract ties one property to another: orval reads no `if` and no
 * `dependentRequired`. tests/contract/samples.test.ts finds what is missing here.
 */
const tied: Record<string, OperationOptions> = {
  getUser: { mock: { properties: { brfAccount: () => undefined, isBoardMember: false } } },
  getPaymentStatus: {
    mock: { properties: { status: 'pending', reason: () => null, paidAt: () => null } },
  },
  listFaults: { mock: { properties: { body: () => undefined } } },
  setFault: { mock: { properties: { body: () => undefined } } },
}

/** MSW handlers and faker factories for all operations, and all types. */
function mocks(service: string): Project {
  return {
    input: { target: `generated/${service}/openapi.json`, override: { transformer: sampleDocument } },
    output: {
      target: `generated/${service}/mocks.ts`,
      mode: 'split',
      client: noCalls,
      httpClient: 'fetch',
      urlEncodeParameters: true,
      headers: true,
      mock: {
        generators: [
          { type: 'msw', useExamples: true, generateEachHttpStatus: true, delay: false, locale: 'sv' },
        ],
      },
      override: { header, operations: tied, mock: { arrayMax: 3, fractionDigits: 2 } },
    },
    hooks: { afterAllFilesWrite: tidyFiles },
  }
}

export const projects: Record<string, Project> = Object.fromEntries(
  services().flatMap((service): [string, Project][] => {
    const samples: [string, Project] = [`${service}-mocks`, mocks(service)]
    return portalCalls[service] ? [[service, calls(service)], samples] : [samples]
  }),
)

export default defineConfig(projects)
