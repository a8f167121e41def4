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
  name: `Norge: ${name}`,
  description: `BankID in Norway sends the browser straight back with #eident-error-${suffix}.`,
  requirements,
  apply: (world) => world.eid.endAllWith(suffix),
})

/** Logins by the page of an identity provider, in Norway and Finland. */
export const redirectScenarios = {
  'eident-page': {
    ...inNorway,
    name: 'Norge: BankID-sidan',
    description:
      'The fake provider asks who one is: Henning is logged in, Kåre has to activate his id first.',
    personaId: 'henning',
    requirements: ['F-073', 'R-071'],
    apply: () => undefined,
  },
  'eident-no-pid': {
    ...inNorway,
    name: 'Norge: personligt id är inte aktiverat',
    description: 'Kåre approves on the page, and his BankID gives out no personal number.',
    personaId: 'kare',
    requirements: ['X-003', 'X-036'],
    apply: () => undefined,
  },
  'signicat-page': {
    ...anywhere,
    group: 'eid',
    siteKey: jmoy.key,
    name: 'Finland: sidan för identifiering',
    description: 'The fake provider asks who one is: Väinö is logged in.',
    personaId: 'vaino',
    startPath: jmoy.paths.login,
    requirements: ['F-073'],
    apply: () => undefined,
  },
  'eident-error-ssnnomatch': comesBack('ssnnomatch', 'fel person', ['X-023', 'X-038']),
  'eident-error-nopid': comesBack('nopid', 'inget personligt id', ['X-036', 'X-039']),
  'eident-error-userexists': comesBack('userexists', 'kontot finns redan', ['X-010', 'X-037', 'X-040']),
  'eident-error-objecterror': comesBack('objecterror', 'bostaden går inte att köpa', ['X-024', 'X-041']),
  'eident-error-exception': comesBack('exception', 'ett undantag', ['X-027', 'X-042']),
  'eident-error-acceptterms': comesBack('acceptterms', 'villkoren är inte godkända', ['X-025', 'X-043']),
  'eident-error-purchase': comesBack('purchase', 'köpet gick inte att slutföra', ['X-026', 'X-043']),
  'eident-error-general': comesBack('general', 'allmänt fel', ['X-027', 'X-043']),
  'eident-error-notfound': comesBack('notfound', 'inget konto', ['X-028', 'X-043']),
  'eident-error-unauthorizedid': comesBack('unauthorizedid', 'e-legitimationen godtas inte', [
    'X-029',
    'X-043',
  ]),
  'eident-error-cancel': comesBack('cancel', 'avbruten', ['X-030', 'X-043']),
  'eident-error-inprogress': comesBack('inprogress', 'pågår redan', ['X-031', 'X-043']),
  'eident-error-timeout': comesBack('timeout', 'tiden gick ut', ['X-032', 'X-043']),
  'eident-error-browsererror': comesBack('browsererror', 'webbläsaren tappade inloggningen', [
    'X-033',
    'X-043',
  ]),
  'eident-error-bankidinvalid': comesBack('bankidinvalid', 'ogiltigt BankID', ['X-034', 'X-043']),
  'eident-error-loginfailed': comesBack('loginfailed', 'inloggningen misslyckades', ['X-035', 'X-043']),
  'eident-error-unknown': {
    ...inNorway,
    name: 'Norge: ett fel som ingen känner',
    description: 'An unknown suffix of the error hash counts as a purchase error.',
    startPath: `${jmno.paths.login}?type=login#eident-error-ukjent`,
    requirements: ['X-026', 'X-044'],
    apply: () => undefined,
  },
} satisfies Scenarios
