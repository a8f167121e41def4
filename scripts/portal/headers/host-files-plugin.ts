import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type HeaderTable, headerTable, headersAt, withoutHeaders } from './headers.ts'
import { caddyHeaders } from '../static-hosts/caddy.ts'
import { netlifyHeaders } from '../static-hosts/netlify.ts'
import { nginxHeaders } from '../static-hosts/nginx.ts'

const tableFile = '.hosts/headers.json'
const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/

/**
 * Writes the headers of the portal beside a build, for the hosts that hand it out, and sends them from `vite preview`.
 * The policy is the one in the built page, so that the two cannot differ.
 */
export function hostFiles(): Plugin {
  return {
    name: 'host-files',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        const [, policy] = policyTag.exec(page?.type === 'asset' ? String(page.source) : '') ?? []
        if (!policy) throw new Error('The page has no policy to make headers of.')
        const table = headerTable({ policy: policy.replaceAll('&quot;', '"'), env: process.env })
        const files = {
          _headers: netlifyHeaders(table),
          '.hosts/nginx.conf': nginxHeaders(table),
          '.hosts/Caddyfile': caddyHeaders(table),
          [tableFile]: `${JSON.stringify(table, undefined, 2)}\n`,
        }
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
    configurePreviewServer({ middlewares, config }) {
      const written = readFileSync(join(config.root, config.build.outDir, tableFile), 'utf8')
      // promised for years over https alone
      const table = withoutHeaders(['Strict-Transport-Security'], JSON.parse(written) as HeaderTable)
      middlewares.use(({ url = '/' }, answer, next) => {
        answer.setHeaders(new Map(Object.entries(headersAt(table, url))))
        next()
      })
    },
  }
}
