import { callbackCases } from '#scripts/drift/table/cases/callback-cases.ts'
import type { Case } from '#scripts/drift/table/contract.ts'
import { flagCases } from '#scripts/drift/table/cases/flag-cases.ts'
import { keywordCases } from '#scripts/drift/table/cases/keyword-cases.ts'
import { messageCases } from '#scripts/drift/table/cases/message-cases.ts'
import { propertyCases } from '#scripts/drift/table/cases/property-cases.ts'
import { sameCases } from '#scripts/drift/table/cases/same-cases.ts'
import { variantCases } from '#scripts/drift/table/cases/variant-cases.ts'
import { wireCases } from '#scripts/drift/table/cases/wire-cases.ts'
import { ruleOf } from '#scripts/drift/rules/all-rules.ts'

/** Every pair of contracts of which this project says what has changed between them. */
export const pairs: readonly Case[] = [
  ...messageCases,
  ...callbackCases,
  ...propertyCases,
  ...keywordCases,
  ...variantCases,
  ...wireCases,
  ...flagCases,
  ...sameCases,
]

/** Whether a pair breaks somebody, by the rules that its case names. */
export const isBreaking = ({ rules }: Case): boolean =>
  rules.some((rule) => ruleOf(rule).level === 'breaking')
