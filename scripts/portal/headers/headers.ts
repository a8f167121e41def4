import { sites } from '#src/sites/sites.ts'
import { filmOrigins } from './content-policy.ts'
import { permissionsPolicy } from './permissions-policy.ts'

type Headers = Readonly<Record<string, string>>

/** The headers of every answer, and below some paths those that are others there; the last that fits counts. */
export type HeaderTable = {
  all: Headers
  /** Paths have slashes at both ends. */
  below: readonly { path: string; headers: Headers }[]
}

type Portal = {
  /** The policy that the page carries in itself. */
  policy: string
  /** The variables of the build. */
  env: Record<string, string | undefined>
}

const policyName = 'Content-Security-Policy'
const twoYears = 63_072_000

/**
 * The headers that whoever hands out the portal sends with it: the one table, of which the files for static hosts are
 * made and which `npm start` sends itself (docs/deployment.md says what each is for).
 */
export function headerTable({ policy, env }: Portal): HeaderTable {
  const isDemo = env['VITE_DEMO'] === '1'
  const framedBy = (sources: readonly string[]): Headers => ({
    [policyName]: `${policy}; frame-ancestors ${sources.join(' ')}`,
  })
  return {
    all: {
      ...framedBy(["'none'"]),
      'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains`,
      'X-Content-Type-Options': 'nosniff',
      // addresses hold codes of mails and what somebody searches for: not even our own host needs them twice
      'Referrer-Policy': 'strict-origin',
      'Permissions-Policy': permissionsPolicy({ isDemo, films: filmOrigins(env) }),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-cache',
    },
    below: [
      ...basePaths.map((basePath) => ({
        path: `${basePath}embed/`,
        headers: framedBy(["'self'", ...embedOriginsAt(basePath)]),
      })),
      // the film service of a demonstration is one of its own pages
      ...(isDemo ? [{ path: '/film-provider/', headers: framedBy(["'self'"]) }] : []),
      // their names hold a hash of what is in them
      { path: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ],
  }
}

/** The headers of one path. */
export function headersAt({ all, below }: HeaderTable, path: string): Headers {
  const fitting = below.filter((one) => path.startsWith(one.path))
  return Object.assign({}, all, ...fitting.map(({ headers }) => headers)) as Headers
}

/** Where a header of the table is another one than everywhere else. */
export const exceptionsOf = ({ below }: HeaderTable, name: string): { path: string; value: string }[] =>
  below.flatMap(({ path, headers }) => {
    const value = headers[name]
    return value === undefined ? [] : [{ path, value }]
  })

/** A table without some of its headers. */
export function withoutHeaders(names: readonly string[], { all, below }: HeaderTable): HeaderTable {
  const rest = (headers: Headers) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
  return { all: rest(all), below: below.map(({ path, headers }) => ({ path, headers: rest(headers) })) }
}

const basePaths = [...new Set(sites.map(({ basePath }) => basePath))]

/** Files of a static host know paths and no sites: who may embed one site of a path may embed all that begin there. */
function embedOriginsAt(basePath: string): string[] {
  const origins = sites.filter((site) => site.basePath === basePath).flatMap((site) => site.embedOrigins)
  return [...new Set(origins)]
}
