import { exceptionsOf, type HeaderTable } from '../headers/headers.ts'

const preface = '# For the site block that hands out this folder: import FOLDER/.hosts/Caddyfile'

/** The table as lines for a site block of a Caddyfile. Only one of the lines about a header fits an address. */
export function caddyHeaders(table: HeaderTable): string {
  const lines = Object.entries(table.all).flatMap(([name, value]) => {
    const exceptions = exceptionsOf(table, name)
    if (exceptions.length === 0) return [`header ${name} ${quoted(value)}`]
    const matcher = `@portal_${name.toLowerCase().replaceAll('-', '_')}`
    return [
      `${matcher} not path ${exceptions.map(({ path }) => `${path}*`).join(' ')}`,
      `header ${matcher} ${name} ${quoted(value)}`,
      ...exceptions.map((one) => `header ${one.path}* ${name} ${quoted(one.value)}`),
    ]
  })
  return [preface, ...lines, ''].join('\n')
}

function quoted(value: string): string {
  // between braces Caddy reads the name of a variable
  if (/[`{}]/.test(value)) throw new Error(`Caddy can't write ${value}`)
  return `\`${value}\``
}
