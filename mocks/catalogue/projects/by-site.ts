import type { SiteKey } from '#src/sites/site.ts'
import { bjorkvall } from './bjorkvall.ts'
import { koti } from './finland.ts'
import { kvarter } from './kvarter.ts'
import { bjorkvallNorway } from './norway.ts'
import type { ProjectData, SiteProjects } from './project-data.ts'
import { senior } from './senior.ts'

/** The sites that sell homes, in the order of their ids. */
const all: readonly SiteProjects[] = [bjorkvall, senior, kvarter, bjorkvallNorway, koti]

/** The projects of a site, each with the concept of the site where it has none of its own; none for other sites. */
export function projectsOf(site: SiteKey): readonly ProjectData[] {
  const own = all.find((entry) => entry.site === site)
  const { concept, projects = [] } = own ?? {}
  return concept ? projects.map((project) => ({ concept, ...project })) : projects
}
