import type { HeaderTable } from '../headers/headers.ts'

const preface = '# For the site block that hands out this folder: import FOLDER/.hosts/Caddyfile'

/** The table as lines for a site block of a Caddyfile. Only one of the lines about a header fits an address. */
export function caddyHeaders({ all, below }: HeaderTable): string {
  const lines = Object.entries(all).flatMap(([name, value]) => {
    const others = below.flatMap(({ path, headers }) => {
      const other = headers[name]
      return other === undefined ? [] : [{ path, other }]
    })
    if (others.length === 0) return [`header ${name} ${quoted(value)}`]
    const matcher = `@portal_${name.toLowerCase().replaceAll('-', '_')}`
    return [
      `${matcher} not path ${others.map(({ path }) => `${path}*`).join(' ')}`,
      `header ${matcher} ${name} ${quoted(value)}`,
      ...others.map(({ path, other }) => `header ${path}* ${name} ${quoted(other)}`),
    ]
  })
  return [preface, ...lines, ''].join('\n')
}

function quoted(value: string): string {
  // between braces Caddy reads the name of a variable
  if (/[`{}]/.test(value)) throw new Error(`Caddy can't write ${value}`)
  return `\`${value}\``
}
