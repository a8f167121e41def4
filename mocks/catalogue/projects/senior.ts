import type { SiteProjects } from './project-data.ts'

/** The brand for those who have turned 55. */
export const senior: SiteProjects = {
  site: 'Seniorgarden',
  concept: 'senior',
  projects: [
    { name: 'Seniorhuset Lindblomman', area: 'Furusätra', form: 'brick', phase: 'buildStart', swan: true },
    { name: 'Seniorhuset Ekollonet', area: 'Ekbacken', form: 'slab', phase: 'salesStart', swan: true },
    { name: 'Trygghetsgården Lönnen', area: 'Näsbygrind', form: 'brick', phase: 'moveIn', entry: -25 },
    { name: 'Seniorhuset Strandråg', area: 'Edsstrand', form: 'slab', phase: 'intermediation' },
    { name: 'Seniorhuset Äppelkvist', area: 'Årbylund', form: 'timber', phase: 'finalizing', swan: true },
    { name: 'Seniorhuset Kaprifolen', area: 'Älvkrok', form: 'slab', phase: 'preSelling' },
    { name: 'Seniorhuset Blåsippan', area: 'Åsgläntan', form: 'brick', phase: 'interiorOptions' },
    { name: 'Trygghetsgården Mandelblom', area: 'Möllegården', form: 'brick', phase: 'vipSale' },
    { name: 'Seniorhuset Körsbärsdalen', area: 'Källhagen', form: 'timber', phase: 'salesStart', swan: true },
    { name: 'Seniorhuset Solhatten', area: 'Sundsterrassen', form: 'slab', phase: 'vipProcessing' },
    { name: 'Seniorhuset Vallmon', area: 'Valläng', form: 'brick', phase: 'planned' },
    { name: 'Seniorhuset Hasseln', area: 'Lillåhamn', form: 'slab', phase: 'completed', entry: -330 },
  ],
}
