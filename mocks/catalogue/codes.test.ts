import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CORE_SCHEMA, load } from 'js-yaml'
import {
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

type Schemas = Readonly<Record<string, { enum?: string[]; properties?: Schemas }>>

function schemasOf(path: string): Schemas {
  const text = readFileSync(new URL(`../../contracts/${path}`, import.meta.url), 'utf8')
  return load(text, { schema: CORE_SCHEMA }) as Schemas
}

const residence = schemasOf('residence/vocabulary.yaml')
const parts = schemasOf('content/parts.yaml')
const sales = schemasOf('content/sales-pages.yaml')

test.each([
  ['ResidenceStatus', homeStatuses, residence['ResidenceStatus']],
  ['ProjectStatus', stageStatuses, residence['ProjectStatus']],
  ['ResidenceType', residenceTypes, residence['ResidenceType']],
  ['DisposalForm', disposalForms, residence['DisposalForm']],
  ['OutdoorArea', outdoorAreas, residence['OutdoorArea']],
  ['Concept', concepts, residence['Concept']],
  ['Direction', directions, residence['Direction']],
  ['PremisesType', premisesTypes, residence['PremisesType']],
  ['StaffRole', staffRoles, parts['StaffRole']],
  ['phase of ProjectPhase', phases, parts['ProjectPhase']?.properties?.['phase']],
  ['parking of ObjectContent', parkingOptions, sales['ObjectContent']?.properties?.['parking']],
])('the codes of %s are those of the contract', (_name, codes, schema) => {
  expect(schema?.enum).toEqual([...codes])
})
