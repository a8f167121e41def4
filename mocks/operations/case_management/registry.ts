import type { operations } from '#gen/case_management/types.ts'
import type { Registry } from '../operation.ts'

/** Who answers each operation of contracts/case_management.yaml. */
export const caseManagementOperations = {
  searchBuilding: 'generated',
  searchCaseObject: 'generated',
  getBuildingRooms: 'generated',
  getRooms: 'generated',
  getAssets: 'generated',
  getCustomerArticles: 'generated',
  getCooperative: 'generated',
  getCaseAccount: 'generated',
  updateCaseAccount: 'generated',
  getCases: 'generated',
  getCase: 'generated',
  updateCase: 'generated',
  closeCase: 'generated',
  getRounds: 'generated',
  getRound: 'generated',
  getCaseFile: 'generated',
  getRoundFile: 'generated',
  hasCases: 'generated',
  createBoardCase: 'generated',
  getCustomerCases: 'generated',
  getCustomerCase: 'generated',
  updateCustomerCase: 'generated',
  closeCustomerCase: 'generated',
  getCustomerAgreements: 'generated',
  getCustomerCaseFile: 'generated',
  createCustomerCase: 'generated',
} satisfies Registry<operations>
