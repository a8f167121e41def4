import type { operations } from '#gen/textsearch/types.ts'
import type { Registry } from '../shared/operation.ts'
import { textSearch } from './text-search.ts'

/** Who answers each operation of contracts/textsearch.yaml. */
export const textsearchOperations = {
  textSearch,
} satisfies Registry<operations>
