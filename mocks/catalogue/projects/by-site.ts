import type { SiteKey } from '#src/sites/site.ts'
import { bjorkvall } from './bjorkvall.ts'
import { koti } from './finland.ts'
import { kvarter } from './kvarter.ts'
import { bjorkvallNorway } from './norway.ts'
import type { ProjectData, SiteProjects } from './project-data.ts'
import { senior } from './senior.ts'

/** The sites that sell homes, in the order of their ids. */
const all: readonly SiteProjects[] = [bjorkvall, senior, kvarter, bjorkvallNorway, koti]

export const sitesWithHomes: readonly SiteKey[] = all.map(({ site }) => site)

/** The projects of a site; the senior brand is all senior concept, the co-operative brand all smart square. */
export function projectsOf(site: SiteKey): readonly ProjectData[] {
  const projects = all.find((entry) => entry.site === site)?.projects ?? []
  const concept = ({ Seniorgarden: 'senior', Boratt: 'smartSquare' } as const)[
    site as 'Seniorgarden' | 'Boratt'
  ]
  return concept ? projects.map((project) => ({ concept, ...project })) : projects
}
