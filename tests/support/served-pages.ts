import { TemplateName } from '#gen/content/model.ts'
import type { PageViewModel } from '#src/api/content.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import type { Backend } from '#mocks/backend.ts'
import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import { areaPath } from '#mocks/catalogue/paths.ts'
import type { Persona } from '#mocks/catalogue/people/persona.ts'
import { slug } from '#mocks/catalogue/slug.ts'
import type { Principal } from '#mocks/state/principal.ts'

type Template = PageViewModel['template']

/** A page that the mock serves: its address, its view model, and who is logged in to see it. */
export type ServedPage = { path: string; page: PageViewModel; token?: string; firstName?: string }

/** The page templates of table T: the contract lists them in the order of the table. */
export const templateRows = Object.values(TemplateName)
  .slice(0, 84)
  .map((template, index) => ({ template, id: `T-${String(index + 1).padStart(3, '0')}` }))

/** A site, and a page of it for each template that it serves. */
export type ServedSite = { site: Site; pages: Map<Template, ServedPage> }

/** A page for each template of each site. */
export const servedBySite = (backend: Backend): Promise<ServedSite[]> =>
  Promise.all(sites.map(async (site) => ({ site, pages: await servedPages(backend, site) })))

/**
 * For each template that a site serves the first page with it that is found among the site's addresses. Whoever has to be
 * logged in to see it has agreed to the terms of the site, in the world of the backend.
 */
async function servedPages({ worlds, handle }: Backend, site: Site): Promise<Map<Template, ServedPage>> {
  const world = worlds.get('default')
  if (!world) throw new Error('The backend has no world')
  const { catalogue, tokens } = world
  const served = new Map<Template, ServedPage>()

  async function look(path: string, token?: string, firstName?: string): Promise<void> {
    const headers = { 'x-site': site.key, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await handle(new Request(`http://localhost${path}GetViewModel`, { headers }))
    const page = (await answer?.json()) as PageViewModel | { template?: undefined }
    if (!page.template || served.has(page.template)) return
    if (token) await agree(token)
    served.set(page.template, { path, page, ...(token && { token }), ...(firstName && { firstName }) })
  }
  async function agree(token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ consents: [{ siteId: site.siteId }] })
    await handle(new Request('http://localhost/account_service/update', { method: 'POST', headers, body }))
  }

  for (const path of openPaths(catalogue, site)) await look(path)
  for (const { template, path, isPrivate, forBoard } of catalogue.site(site.key).pages) {
    if (!isPrivate && !forBoard) continue
    for (const { login, firstName } of loginsFrom(catalogue.personas, site)) {
      if (served.has(template)) break
      await look(path, await tokens.issue(login), firstName)
    }
  }
  return served
}

/** One address of each kind that a site has for everybody; of projects all, as they differ in their templates. */
function openPaths(catalogue: Catalogue, { key }: Site): string[] {
  const { pages, stages, homes, areas } = catalogue.site(key)
  const premises = catalogue.premises.find(({ site }) => site === key)
  const reference = catalogue.referenceProjects.find(({ site }) => site === key)
  const shown = stages.find(({ showings }) => showings.length > 0)
  return [
    ...pages.flatMap(({ path, isPrivate, forBoard }) => (isPrivate || forBoard ? [] : path)),
    ...stages.map(({ url }) => url),
    ...homes.slice(0, 1).map(({ url }) => url),
    ...stages.slice(0, 1).map(({ url }) => `${url}finns-inte/`),
    ...(shown ? [`${shown.url}visning/`, `${shown.url}qr/`] : []),
    ...areas.slice(0, 1).map((area) => areaPath(key, slug(area.municipalityName), area.slug)),
    ...(premises ? [premises.url, premises.url.replace(/[^/]+\/$/, '')] : []),
    ...(reference ? [reference.url] : []),
  ]
}

type Login = { login: Principal; firstName: string }

/** As whom one can log in, for oneself and for each board one sits on; those who came by this site first. */
function loginsFrom(personas: readonly Persona[], { key }: Site): Login[] {
  const nearest = personas.toSorted((a, b) => Number(b.site === key) - Number(a.site === key))
  return nearest.flatMap(({ account, firstName }) => {
    if (!account) return []
    const { userId, associations } = account
    const boards = associations.map((associationId) => ({ kind: 'board' as const, associationId }))
    return [{ kind: 'private' as const }, ...boards].map((as) => ({
      login: { userId, bankId: true, ...as },
      firstName,
    }))
  })
}
