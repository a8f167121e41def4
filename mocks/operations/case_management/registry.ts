import type { operations } from '#gen/case_management/types.ts'
import type { Registry } from '../shared/operation.ts'
import { closeCase } from './board/close-case.ts'
import { closeCustomerCase } from './customer/close-customer-case.ts'
import { createBoardCase } from './board/create-board-case.ts'
import { createCustomerCase } from './customer/create-customer-case.ts'
import { getAssets } from './lookups/get-assets.ts'
import { getBuildingRooms } from './lookups/get-building-rooms.ts'
import { getCase } from './board/get-case.ts'
import { getCaseAccount } from './get-case-account.ts'
import { getCaseFile } from './board/get-case-file.ts'
import { getCases } from './board/get-cases.ts'
import { getCooperative } from './lookups/get-cooperative.ts'
import { getCustomerAgreements } from './lookups/get-customer-agreements.ts'
import { getCustomerArticles } from './lookups/get-customer-articles.ts'
import { getCustomerCase } from './customer/get-customer-case.ts'
import { getCustomerCaseFile } from './customer/get-customer-case-file.ts'
import { getCustomerCases } from './customer/get-customer-cases.ts'
import { getRooms } from './lookups/get-rooms.ts'
import { getRound } from './rounds/get-round.ts'
import { getRoundFile } from './rounds/get-round-file.ts'
import { getRounds } from './rounds/get-rounds.ts'
import { hasCases } from './board/has-cases.ts'
import { searchBuilding } from './lookups/search-building.ts'
import { searchCaseObject } from './lookups/search-case-object.ts'
import { updateCase } from './board/update-case.ts'
import { updateCaseAccount } from './update-case-account.ts'
import { updateCustomerCase } from './customer/update-customer-case.ts'

/** Who answers each operation of contracts/case_management.yaml. */
export const caseManagementOperations = {
  searchBuilding,
  searchCaseObject,
  getBuildingRooms,
  getRooms,
  getAssets,
  getCustomerArticles,
  getCooperative,
  getCaseAccount,
  updateCaseAccount,
  getCases,
  getCase,
  updateCase,
  closeCase,
  getRounds,
  getRound,
  getCaseFile,
  getRoundFile,
  hasCases,
  createBoardCase,
  getCustomerCases,
  getCustomerCase,
  updateCustomerCase,
  closeCustomerCase,
  getCustomerAgreements,
  getCustomerCaseFile,
  createCustomerCase,
} satisfies Registry<operations>
