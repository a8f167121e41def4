import { TemplateName } from '#gen/content/model.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import type { Backend } from '#mocks/backend.ts'
import type { Catalogue } from '#mocks/catalogue/catalogue.ts'
import { areaPath } from '#mocks/catalogue/paths.ts'
import type { Persona } from '#mocks/catalogue/people/persona.ts'
import { slug } from '#mocks/catalogue/lib/slug.ts'

type Template = PageViewModel['template']

/** Somebody who is logged in: by the id of the persona, and with a token of the backend that was asked. */
type Login = { persona: string; firstName: string; token: string }

/** A page that the mock serves: its address, its view model, and who is logged in to see it. */
export type ServedPage = { path: string; page: PageViewModel } & Partial<Login>

/** The page templates, T-001 to T-084: the contract lists them in the order of table T. */
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
export async function servedPages(backend: Backend, site: Site): Promise<Map<Template, ServedPage>> {
  const { catalogue } = worldOf(backend)
  const { pages } = catalogue.site(site.key)
  const served = new Map<Template, ServedPage>()

  async function look(path: string, login?: Login): Promise<void> {
    const headers = { 'x-site': site.key, ...(login && bearer(login)) }
    const answer = await backend.handle(new Request(`http://localhost${path}GetViewModel`, { headers }))
    const page = (await answer?.json()) as PageViewModel | { template?: undefined }
    if (!page.template || served.has(page.template)) return
    if (login) await agree(backend, site, login)
    served.set(page.template, { path, page, ...login })
  }

  for (const path of openPaths(catalogue, site)) await look(path)
  const own = pages.filter(({ isPrivate, forBoard }) => isPrivate || forBoard)
  for (const login of await loginsFrom(backend, site)) {
    for (const { template, path } of own) if (!served.has(template)) await look(path, login)
  }
  return served
}

function worldOf({ worlds }: Backend) {
  const world = worlds.get('default')
  if (!world) throw new Error('The backend has no world')
  return world
}

const bearer = ({ token }: Login) => ({ authorization: `Bearer ${token}` })

async function agree({ handle }: Backend, { siteId }: Site, login: Login): Promise<void> {
  const headers = { ...bearer(login), 'content-type': 'application/json' }
  const body = JSON.stringify({ consents: [{ siteId }] })
  await handle(new Request('http://localhost/account_service/update', { method: 'POST', headers, body }))
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

/** Those whom a login lets in, as the control API logs them in: those who live at a home of the site first. */
async function loginsFrom(backend: Backend, { key }: Site): Promise<Login[]> {
  const { personas } = worldOf(backend).catalogue
  const distance = ({ site, roles }: Persona) =>
    Number(site !== key) * 2 + Number(!roles.includes('resident'))
  const nearest = personas.toSorted((a, b) => distance(a) - distance(b))
  const logins = nearest.map(async ({ id, firstName }): Promise<Login[]> => {
    const session = `http://localhost/__mock/personas/${id}/session`
    const answer = await backend.handle(new Request(session, { method: 'POST' }))
    if (!answer?.ok) return []
    const { token } = (await answer.json()) as { token: string }
    return [{ persona: id, firstName, token }]
  })
  return (await Promise.all(logins)).flat()
}
