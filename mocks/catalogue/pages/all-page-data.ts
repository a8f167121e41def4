import { isOpen } from '#src/sites/open-routes.ts'
import type { RouteKey, Site } from '#src/sites/site.ts'
import { areasPath } from '../paths.ts'
import { contentBySite } from './content-by-site.ts'
import type { PageData } from './page-data.ts'
import { templateOfRoute } from './templates.ts'

/** Board members get this page where others get the one at the same path. */
export type AnyPageData = PageData & Readonly<{ forBoard?: boolean }>

/** Every page of a site: those of its URL map, the list of areas, the error pages, and those that editors wrote. */
export function allPageData(site: Site): AnyPageData[] {
  const { pages } = contentBySite[site.key]
  return [...routePages(site), ...boardPages(site), ...areasPage(site), ...errorPages(site), ...pages]
}

function routePages(site: Site): AnyPageData[] {
  const { routes, start } = contentBySite[site.key]
  return (Object.keys(site.paths) as RouteKey[]).flatMap((key) => {
    const texts = routes[key]
    const path = site.paths[key]
    if (!texts || path === null || !isOpen(site, key)) return []
    const { blocks = [] } = texts
    return [{ ...texts, path, template: templateOfRoute[key], blocks: key === 'start' ? start : blocks }]
  })
}

function boardPages(site: Site): AnyPageData[] {
  const { myPages, myContacts } = site.paths
  if (myPages === null || myContacts === null) return []
  const { board } = contentBySite[site.key].routes
  return [
    { ...board.myPages, path: myPages, template: 'myPagesBoard', forBoard: true },
    { ...board.myContacts, path: myContacts, template: 'contactBoard', forBoard: true },
  ]
}

function areasPage(site: Site): AnyPageData[] {
  if (!site.capabilities.residences) return []
  return [{ ...contentBySite[site.key].routes.areas, path: areasPath(site.key), template: 'areasList' }]
}

function errorPages(site: Site): AnyPageData[] {
  const { error404, error500 } = contentBySite[site.key].routes
  return [
    { ...error404, path: `${site.basePath}404/`, template: 'error404' },
    { ...error500, path: `${site.basePath}500/`, template: 'error500' },
  ]
}
