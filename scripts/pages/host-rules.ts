import type { RouteKey, Site } from '#src/sites/site.ts'

/** How a host answers what is no file of it. */
export type HostRules = {
  /** Old addresses, and where they lead now. */
  moved: Record<string, string>
  /** Addresses below which the portal itself tells one page from another. */
  open: readonly string[]
}

/** The portal without a page in it. */
export const shellFile = 'shell.html'

/** Pages whose addresses go on with what no service lists: tags, steps, and what belongs to a person. */
const openPages: readonly RouteKey[] = [
  'residenceSearch',
  'booking',
  'login',
  'register',
  'forgotPassword',
  'myPages',
  'brokerObjects',
  'sandbox',
]

/** Where the portal answers for all addresses below: some of its pages, embedded views, and what asks for a login. */
export function openPathsOf({ paths, basePath }: Site, closed: readonly string[]): string[] {
  const own = openPages.flatMap((key) => paths[key] ?? [])
  const all = [...new Set([...own, `${basePath}embed/`, ...closed])].toSorted()
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other)))
}

/** The rules as a file `_redirects`, which Netlify, Cloudflare Pages and others read; what is a file comes before them. */
export function redirectsFile({ moved, open }: HostRules): string {
  const lines = [
    ...Object.entries(moved).map(([from, to]) => `${from} ${to} 301`),
    ...open.map((path) => `${path}* /${shellFile} 200`),
  ]
  return `${lines.join('\n')}\n`
}

/** The rules as lines for a server block of nginx; an address that lacks the `/` at its end is led to the page with it. */
export function nginxPages({ moved, open }: HostRules): string {
  const lines = [
    '# For the server block that hands out this folder: include FOLDER/.hosts/pages.conf',
    ...Object.entries(moved).map(([from, to]) => `location = ${from} { return 301 ${to}; }`),
    ...open.flatMap((path) => [
      `location = ${path.slice(0, -1)} { return 301 ${path}$is_args$args; }`,
      `location ${path} { try_files $uri \${uri}index.html /${shellFile}; }`,
    ]),
    'absolute_redirect off;',
    // an address without the / at its end, where there is a page with it, leads there
    'location / { try_files $uri $uri/ =404; }',
    'error_page 404 /404.html;',
    // a folder that has pages below, and is none itself
    'error_page 403 =404 /404.html;',
  ]
  return `${lines.join('\n')}\n`
}
