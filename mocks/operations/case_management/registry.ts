import type { operations } from '#gen/case_management/types.ts'
import type { Registry } from '../shared/operation.ts'
import { closeCase } from './close-case.ts'
import { closeCustomerCase } from './close-customer-case.ts'
import { createBoardCase } from './create-board-case.ts'
import { createCustomerCase } from './create-customer-case.ts'
import { getAssets } from './get-assets.ts'
import { getBuildingRooms } from './get-building-rooms.ts'
import { getCase } from './get-case.ts'
import { getCaseAccount } from './get-case-account.ts'
import { getCaseFile } from './get-case-file.ts'
import { getCases } from './get-cases.ts'
import { getCooperative } from './get-cooperative.ts'
import { getCustomerAgreements } from './get-customer-agreements.ts'
import { getCustomerArticles } from './get-customer-articles.ts'
import { getCustomerCase } from './get-customer-case.ts'
import { getCustomerCaseFile } from './get-customer-case-file.ts'
import { getCustomerCases } from './get-customer-cases.ts'
import { getRooms } from './get-rooms.ts'
import { getRound } from './get-round.ts'
import { getRoundFile } from './get-round-file.ts'
import { getRounds } from './get-rounds.ts'
import { hasCases } from './has-cases.ts'
import { searchBuilding } from './search-building.ts'
import { searchCaseObject } from './search-case-object.ts'
import { updateCase } from './update-case.ts'
import { updateCaseAccount } from './update-case-account.ts'
import { updateCustomerCase } from './update-customer-case.ts'

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
