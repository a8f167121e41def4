import type { HeaderTable } from '../headers/headers.ts'

/**
 * The table as a file `_headers`, which Netlify, Cloudflare Pages and others read. Where two paths fit, Netlify takes the
 * later value and passes over the line with the exclamation mark; Cloudflare would send both, unless that line takes the
 * first away.
 */
export function netlifyHeaders({ all, below }: HeaderTable): string {
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  const blocks = below.map(({ path, headers }) => [
    `${path}*`,
    ...Object.keys(headers).map((name) => `  ! ${name}`),
    ...lines(headers),
  ])
  return ['/*', ...lines(all), ...blocks.flat(), ''].join('\n')
}
