import type { operations } from '#gen/mock_control/types.ts'
import type { Registry } from '../shared/operation.ts'
import { advanceClock } from './advance-clock.ts'
import { applyScenario } from './apply-scenario.ts'
import { approveEidOrder } from './approve-eid-order.ts'
import { cancelEidOrder } from './cancel-eid-order.ts'
import { clearFaults } from './clear-faults.ts'
import { clearLog } from './clear-log.ts'
import { clearRealServices } from './clear-real-services.ts'
import { cloneWorld } from './clone-world.ts'
import { createWorld } from './create-world.ts'
import { deleteWorld } from './delete-world.ts'
import { exportWorld } from './export-world.ts'
import { failEidOrder } from './fail-eid-order.ts'
import { getClock } from './get-clock.ts'
import { getLesson } from './get-lesson.ts'
import { getLog } from './get-log.ts'
import { getMailbox } from './get-mailbox.ts'
import { getWorld } from './get-world.ts'
import { importWorld } from './import-world.ts'
import { listEidOrders } from './list-eid-orders.ts'
import { listExchanges } from './list-exchanges.ts'
import { listFaults } from './list-faults.ts'
import { listMatters } from './list-matters.ts'
import { listPersonas } from './list-personas.ts'
import { listProviderPayments } from './list-provider-payments.ts'
import { listRealServices } from './list-real-services.ts'
import { listScenarios } from './list-scenarios.ts'
import { listSnapshots } from './list-snapshots.ts'
import { listTaskSheets } from './list-task-sheets.ts'
import { listUnwritten } from './list-unwritten.ts'
import { listWorlds } from './list-worlds.ts'
import { loginAsPersona } from './login-as-persona.ts'
import { resetWorld } from './reset-world.ts'
import { restoreSnapshot } from './restore-snapshot.ts'
import { scanEidOrder } from './scan-eid-order.ts'
import { sendMessage } from './send-message.ts'
import { setClock } from './set-clock.ts'
import { setEidBehaviour } from './set-eid-behaviour.ts'
import { setFault } from './set-fault.ts'
import { setRealService } from './set-real-service.ts'
import { settleMatter } from './settle-matter.ts'
import { settleProviderPayment } from './settle-provider-payment.ts'
import { startTaskSheet } from './start-task-sheet.ts'
import { takeSnapshot } from './take-snapshot.ts'
import { updateWorld } from './update-world.ts'
import { watchLog } from './watch-log.ts'

/** Who answers each operation of contracts/mock_control.yaml. */
export const mockControlOperations = {
  listPersonas,
  loginAsPersona,
  getWorld,
  resetWorld,
  exportWorld,
  importWorld,
  getClock,
  setClock,
  advanceClock,
  listEidOrders,
  scanEidOrder,
  approveEidOrder,
  cancelEidOrder,
  failEidOrder,
  setEidBehaviour,
  listProviderPayments,
  settleProviderPayment,
  listMatters,
  settleMatter,
  listScenarios,
  applyScenario,
  listTaskSheets,
  startTaskSheet,
  getLesson,
  sendMessage,
  listFaults,
  setFault,
  clearFaults,
  getLog,
  clearLog,
  watchLog,
  listExchanges,
  listUnwritten,
  listRealServices,
  setRealService,
  clearRealServices,
  listSnapshots,
  takeSnapshot,
  restoreSnapshot,
  listWorlds,
  createWorld,
  cloneWorld,
  updateWorld,
  deleteWorld,
  getMailbox,
} satisfies Registry<operations>
