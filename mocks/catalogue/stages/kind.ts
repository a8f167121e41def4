import type { BuildingForm, DisposalForm, PlotType, ResidenceType } from '../codes.ts'
import type { ProjectData } from '../projects/project-data.ts'
import type { Random } from '../lib/random.ts'

const typeByForm: Partial<Record<BuildingForm, ResidenceType>> = {
  rowHouses: 'townHouse',
  pairs: 'semiDetachedHouse',
  villas: 'detachedHouse',
  plots: 'plot',
}

/** What kind of homes a form of building holds (E-016). */
export function residenceTypeOf({ form, type }: ProjectData): ResidenceType {
  return type ?? typeByForm[form] ?? 'apartment'
}

/** How homes are held where the project does not say: flats and row houses by an association, houses and plots owned. */
export function disposalFormOf({ form, disposal }: ProjectData): DisposalForm {
  return disposal ?? (form === 'villas' || form === 'pairs' || form === 'plots' ? 'ownership' : 'condominium')
}

/** What is built, as a number (E-035). */
export function projectTypeOf(project: ProjectData): number {
  if (project.name.startsWith('Trygghetsgården')) return 10
  if (project.concept === 'senior') return 6
  const disposal = disposalFormOf(project)
  if (disposal === 'tenancy') return 4
  if (disposal === 'ownershipApartment') return 2
  return disposal === 'ownership' ? 1 : 3
}

/** Plots are mostly owned; in Finland companies often rent theirs. */
export function plotTypeOf(finnish: boolean, random: Random): PlotType {
  if (random.chance(finnish ? 0.4 : 0.08)) return 'rental'
  return random.chance(0.06) ? 'partRental' : 'own'
}
