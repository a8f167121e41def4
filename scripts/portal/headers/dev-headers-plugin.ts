import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'
import { apiSources, contentPolicy } from './content-policy.ts'
import { headerTable, headersAt, withoutHeaders } from './headers.ts'

/**
 * Sends the headers of a build from the dev server, as far as Vite allows: what it has inline carries a nonce, one for as
 * long as it runs, in the place of hashes, since its styles change while one writes them. How long a file is kept is for
 * Vite to say, and there is no https to insist on.
 */
export function devHeaders(): Plugin {
  const nonce = randomBytes(16).toString('base64')
  const inline = { script: [`'nonce-${nonce}'`], style: [`'nonce-${nonce}'`] }
  return {
    name: 'dev-headers',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    config: () => ({ html: { cspNonce: nonce } }),
    configureServer({ middlewares }) {
      middlewares.use(({ url = '/', headers: { host = '' } }, answer, next) => {
        const policy = contentPolicy(inline, process.env, apiSources(process.env, [hostnameOf(host)]))
        const table = headerTable({ policy, env: process.env })
        const sent = withoutHeaders(['Strict-Transport-Security', 'Cache-Control'], table)
        answer.setHeaders(new Map(Object.entries(headersAt(sent, url))))
        next()
      })
    },
  }
}

/** The host of a request, at which the API has another port; a text that is none becomes no part of a policy. */
const hostnameOf = (host: string): string =>
  /^([\w.-]+|\[[\da-f:]+\])(:\d+)?$/i.exec(host)?.[1] ?? 'localhost'
