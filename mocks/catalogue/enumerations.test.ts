import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import {
  buildingForms,
  concepts,
  directions,
  disposalForms,
  homeStatuses,
  outdoorAreas,
  parkingOptions,
  phases,
  residenceTypes,
  staffRoles,
  stageStatuses,
} from './codes.ts'
import { premisesTypes } from './company-types.ts'

const { stages, homes, premises, referenceProjects, sites } = catalogueOf({ referenceDate: '2026-11-20' })

test.each([
  ['project phase', 'E-007', phases, stages.map(({ phase }) => phase)],
  ['project status', 'E-012', stageStatuses, stages.map(({ status }) => status)],
  ['residence status', 'E-011', homeStatuses, homes.map(({ status }) => status)],
  ['stage phase', 'E-014', [1, 2, 3, 4, 5], stages.map(({ stagePhase }) => stagePhase)],
  ['residence type', 'E-016, E-017', residenceTypes, homes.map(({ residenceType }) => residenceType)],
  ['concept', 'E-024', concepts, homes.map(({ concept }) => concept)],
  ['parking option', 'E-020', parkingOptions, homes.map(({ parking }) => parking)],
  ['compass direction', 'E-023', directions, homes.map(({ orientation }) => orientation)],
  ['plot type', 'E-010', ['own', 'partRental', 'rental'], stages.map(({ plotType }) => plotType)],
  [
    'contractor type',
    'E-036',
    [1, 2, 3, 4, 5, 6, 7],
    referenceProjects.flatMap(({ contractorType }) => contractorType ?? []),
  ],
  ['reference status', 'E-013', ['ongoing', 'finalized'], referenceProjects.map(({ status }) => status)],
])(
  'every %s is found, and no other [%s]',
  (_name, _id, codes: readonly unknown[], found: readonly unknown[]) => {
    expect(new Set(found)).toEqual(new Set(codes))
  },
)

test('every form of building, way of holding a home and type of premises is found [E-018, E-019]', () => {
  expect(new Set(homes.map(({ disposalForm }) => disposalForm))).toEqual(new Set(disposalForms))
  expect(new Set(stages.map(({ form }) => form))).toEqual(new Set(buildingForms))
  expect(new Set(premises.map(({ type }) => type))).toEqual(new Set(premisesTypes))
})

test('every outdoor area is found, as a space of its own or as an extra [E-021, E-022]', () => {
  const found = homes.flatMap(({ outdoorSpaces, extras }) => [
    ...outdoorSpaces.map(({ type }) => type),
    ...extras,
  ])
  expect(new Set(found)).toEqual(new Set(outdoorAreas))
})

test('every staff role is filled on some project [E-008, E-009]', () => {
  expect(new Set(stages.flatMap(({ staff }) => staff.map(({ role }) => role)))).toEqual(new Set(staffRoles))
})

test('homes that are let have a rental status and no price, and all four statuses occur [E-015]', () => {
  const rented = homes.filter(({ disposalForm }) => disposalForm === 'tenancy')
  expect(rented.every(({ rentalStatus, price }) => rentalStatus !== undefined && price === undefined)).toBe(
    true,
  )
  const found = new Set([
    ...rented.map(({ rentalStatus }) => rentalStatus),
    ...premises.map(({ status }) => status),
  ])
  expect(found).toEqual(new Set(['forSale', 'rented', 'booked', 'sold']))
})

test('every site that sells homes goes through all eleven phases', () => {
  const selling = sites.filter((site) => site.stages.length > 0)
  for (const site of selling) expect(new Set(site.stages.map(({ phase }) => phase))).toEqual(new Set(phases))
})
