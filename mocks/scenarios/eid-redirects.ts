import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { type Scenario, type Scenarios, anywhere } from './scenario.ts'

const inNorway = {
  ...anywhere,
  group: 'eid',
  siteKey: jmno.key,
  startPath: jmno.paths.login,
} as const

/** The provider shows no page: the browser comes straight back with this error in its hash (E-049). */
const comesBack = (suffix: string, name: string, requirements: string[]): Scenario => ({
  ...inNorway,
  name: `Norway: ${name}`,
  description: `BankID in Norway sends the browser straight back with #eident-error-${suffix}.`,
  requirements,
  apply: (world) => world.eid.endAllWith(suffix),
})

/** Logins by the page of an identity provider, in Norway and Finland. */
export const redirectScenarios = {
  'eident-page': {
    ...inNorway,
    name: 'Norway: the BankID page',
    description:
      'The fake provider asks who you are: Henning is logged in, Kåre has to activate his id first.',
    personaId: 'henning',
    requirements: ['F-073', 'R-071'],
    apply: () => undefined,
  },
  'eident-no-pid': {
    ...inNorway,
    name: 'Norway: the personal id is not activated',
    description: 'Kåre approves on the page, and his BankID gives out no personal number.',
    personaId: 'kare',
    requirements: ['X-003', 'X-036'],
    apply: () => undefined,
  },
  'signicat-page': {
    ...anywhere,
    group: 'eid',
    siteKey: jmoy.key,
    name: 'Finland: the page for identification',
    description: 'The fake provider asks who you are: Väinö is logged in.',
    personaId: 'vaino',
    startPath: jmoy.paths.login,
    requirements: ['F-073'],
    apply: () => undefined,
  },
  'eident-error-ssnnomatch': comesBack('ssnnomatch', 'wrong person', ['X-023', 'X-038']),
  'eident-error-nopid': comesBack('nopid', 'no personal id', ['X-036', 'X-039']),
  'eident-error-userexists': comesBack('userexists', 'the account exists already', [
    'X-010',
    'X-037',
    'X-040',
  ]),
  'eident-error-objecterror': comesBack('objecterror', 'the home cannot be bought', ['X-024', 'X-041']),
  'eident-error-exception': comesBack('exception', 'an exception', ['X-027', 'X-042']),
  'eident-error-acceptterms': comesBack('acceptterms', 'the terms are not accepted', ['X-025', 'X-043']),
  'eident-error-purchase': comesBack('purchase', 'the purchase could not be completed', ['X-026', 'X-043']),
  'eident-error-general': comesBack('general', 'general error', ['X-027', 'X-043']),
  'eident-error-notfound': comesBack('notfound', 'no account', ['X-028', 'X-043']),
  'eident-error-unauthorizedid': comesBack('unauthorizedid', 'the e-ID is not accepted', ['X-029', 'X-043']),
  'eident-error-cancel': comesBack('cancel', 'cancelled', ['X-030', 'X-043']),
  'eident-error-inprogress': comesBack('inprogress', 'under way already', ['X-031', 'X-043']),
  'eident-error-timeout': comesBack('timeout', 'time ran out', ['X-032', 'X-043']),
  'eident-error-browsererror': comesBack('browsererror', 'the browser lost the login', ['X-033', 'X-043']),
  'eident-error-bankidinvalid': comesBack('bankidinvalid', 'invalid BankID', ['X-034', 'X-043']),
  'eident-error-loginfailed': comesBack('loginfailed', 'the login failed', ['X-035', 'X-043']),
  'eident-error-unknown': {
    ...inNorway,
    name: 'Norway: an error that nobody knows',
    description: 'An unknown suffix of the error hash counts as a purchase error.',
    startPath: `${jmno.paths.login}?type=login#eident-error-ukjent`,
    requirements: ['X-026', 'X-044'],
    apply: () => undefined,
  },
} satisfies Scenarios
