import { exceptionsOf, type HeaderTable } from '../headers/headers.ts'

const preface = `# For the server block that hands out this folder: include FOLDER/.hosts/nginx.conf;
# nginx takes none of it into a location that has an add_header of its own: include it there once more.`

/**
 * The table as lines for a server block of nginx. They look at the address that was asked for: nginx goes through them once
 * more when it falls back to the page, and its own $uri is then that of the page.
 */
export function nginxHeaders(table: HeaderTable): string {
  const lines = Object.entries(table.all).flatMap(([name, value]) => {
    const exceptions = exceptionsOf(table, name)
    if (exceptions.length === 0) return [addHeader(name, quoted(value))]
    const variable = `$portal_${name.toLowerCase().replaceAll('-', '_')}`
    return [
      `set ${variable} ${quoted(value)};`,
      ...exceptions.map(
        (one) => `if ($request_uri ~ "^${one.path}") { set ${variable} ${quoted(one.value)}; }`,
      ),
      addHeader(name, variable),
    ]
  })
  return [preface, ...lines, ''].join('\n')
}

/** Refusals carry it too, but for how long they may be kept. */
const addHeader = (name: string, value: string) =>
  `add_header ${name} ${value}${name === 'Cache-Control' ? '' : ' always'};`

function quoted(value: string): string {
  // nginx would read the name of a variable, and knows no way to write the sign
  if (value.includes('$')) throw new Error(`nginx can't write ${value}`)
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}
