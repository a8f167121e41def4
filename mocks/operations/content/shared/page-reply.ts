import type { Site } from '#src/sites/site.ts'
import { problem } from '../../../engine/answer/problem.ts'
import type { Principal } from '../../../state/caller/principal.ts'
import type { World } from '../../../state/world.ts'
import { recordVisit } from '../../../state/saved/record-visit.ts'
import { freshReply, privateReply } from '../../shared/reply.ts'
import { findPage } from './find-page.ts'
import type { PageQuery } from './page-request.ts'
import { notFoundLinks } from './parts/pages/not-found.ts'
import { type PageParts, viewModel } from './view-model.ts'
import { viewerOf } from './viewer.ts'

type ViewModelRequest = Readonly<{
  world: World
  site: Site
  path: string
  query: PageQuery
  user: Principal | undefined
  /** What the uid cookie of the browser says. */
  anonymousId: string | undefined
}>

/**
 * The answer for a path of a site: the page, 401 where a login is needed (S-083), or a page that says that there is none
 * . What a logged-in user sees is kept nowhere. A page that is there counts as visited (F-149).
 */
export function pageReply(request: ViewModelRequest) {
  const { world, site, path, query, user, anonymousId } = request
  const viewer = viewerOf(world, user)
  const found = findPage({ ...request, viewer })
  if (found === 'login') return problem(401, 'unauthorized')
  if (!found) return freshReply(404, viewModel(world, site, notFoundPage(world, site)))
  const editMode = viewer?.isEditor === true && query.editMode === 'true'
  const model = viewModel(world, site, { ...found, editMode })
  if (found.content.kind === 'error404') return freshReply(404, model)
  recordVisit(world, site, path, { user, anonymousId })
  return viewer ? privateReply(200, model) : freshReply(200, model)
}

function notFoundPage({ catalogue }: World, site: Site): PageParts {
  const page = catalogue.site(site.key).pages.find(({ template }) => template === 'error404')
  if (!page) throw new Error(`${site.key} has no page for what is not found`)
  const { id, path, title, preamble, breadcrumbs } = page
  const content = {
    kind: 'error404' as const,
    heading: title,
    preamble,
    links: notFoundLinks(catalogue, site),
    blocks: [],
  }
  return { id, path, template: 'error404', title, description: preamble, noindex: true, breadcrumbs, content }
}
