import { getGetStartViewModelQueryOptions } from '#gen/content/calls/get-start-view-model.ts'
import { getGetViewModelQueryOptions } from '#gen/content/calls/get-view-model.ts'
import type { PageViewModel } from '#gen/content/model.ts'
import { withoutSecrets } from '#src/lib/address/secret-params.ts'
import type { Site } from '#src/sites/site.ts'
import { composeQuery } from '../compose-query.ts'
import { AppError } from '../errors.ts'
import { personalMeta } from '../session/session.ts'

export type { PageViewModel } from '#gen/content/model.ts'

/** Where a view model lies, and what tells it from others: two addresses of one kind share one (S-082). */
export type PageAddress = {
  kind: string
  /** Local path with slashes at both ends, such as `/sok-bostad/nacka/`. */
  path: string
  /** The page's own query. */
  query: Record<string, unknown>
}

/**
 * The view model of a page (S-081). A page that is not there answers with a view model too, which is shown like any
 * other (S-084, Q-027); every other failure is an AppError.
 */
export const viewModelQuery = (site: Site, { kind, path, query }: PageAddress) => {
  const pagePath = path.replaceAll(/^\/+|\/+$/g, '')
  const headers = { 'X-Site': site.key }
  const texts = textsOf(withoutSecrets(query))
  // steady: a component that goes away would cancel what the loader of a route waits for
  const { queryFn } =
    pagePath === ''
      ? getGetStartViewModelQueryOptions(texts, headers)
      : getGetViewModelQueryOptions(pagePath, texts, headers)
  return composeQuery(
    { queryKey: ['getViewModel', site.key, kind], queryFn },
    (answer) => answer.catch(pageOfNotFound),
    { meta: isPersonal(site, path) ? personalMeta : undefined },
  )
}

/** The query as texts; lists are separated like tags are, and what is not set is left out. */
function textsOf(query: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(query).map(([name, value]) => [name, [value].flat().join(';')] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

function pageOfNotFound(error: unknown): PageViewModel {
  if (error instanceof AppError && error.kind === 'notFound' && isViewModel(error.body)) return error.body
  throw error
}

function isViewModel(body: unknown): body is PageViewModel {
  return typeof body === 'object' && body !== null && 'template' in body && 'content' in body
}

/** My Pages tell of a person, and go when the session does. */
function isPersonal({ paths }: Site, path: string): boolean {
  return paths.myPages !== null && path.startsWith(paths.myPages)
}
