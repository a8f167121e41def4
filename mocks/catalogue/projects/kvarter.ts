import type { SiteProjects } from './project-data.ts'

/** The co-operative brand: small, clever, affordable. */
export const kvarter: SiteProjects = {
  site: 'Boratt',
  concept: 'smartSquare',
  projects: [
    { name: 'Nyckelknippan', area: 'Furusätra', form: 'slab', phase: 'salesStart' },
    { name: 'Första parkett', area: 'Kolgårdsparken', form: 'tower', phase: 'buildStart' },
    { name: 'Hallonbåten', area: 'Edsstrand', form: 'block', phase: 'finalizing' },
    { name: 'Brevduvan', area: 'Barkarvallen', form: 'slab', phase: 'moveIn', entry: -18 },
    { name: 'Smultronstället', area: 'Handenlund', form: 'slab', phase: 'intermediation', swan: true },
    { name: 'Cykelgården', area: 'Fyrislunden', form: 'block', phase: 'interiorOptions' },
    { name: 'Takåsen', area: 'Kvillestaden', form: 'block', phase: 'salesStart' },
    { name: 'Kvartersvinden', area: 'Kvarnfallet', form: 'slab', phase: 'preSelling' },
    { name: 'Paletten', area: 'Möllegården', form: 'block', phase: 'vipSale' },
    { name: 'Blåklinten', area: 'Solbrunnshög', form: 'slab', phase: 'buildStart', swan: true },
    { name: 'Torgkanten', area: 'Spinnströmmen', form: 'block', phase: 'planned' },
    { name: 'Ljusgården', area: 'Svartåkröken', form: 'slab', phase: 'vipProcessing' },
    { name: 'Lekladan', area: 'Munksjöbågen', form: 'rowHouses', phase: 'salesStart' },
    { name: 'Radiohuset', area: 'Björkbågen', form: 'slab', phase: 'completed', entry: -150 },
  ],
}
