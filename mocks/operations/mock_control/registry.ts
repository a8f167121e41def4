import type { operations } from '#gen/mock_control/types.ts'
import type { Registry } from '../shared/operation.ts'
import { advanceClock } from './time/advance-clock.ts'
import { applyScenario } from './scenarios/apply-scenario.ts'
import { approveEidOrder } from './eid/approve-eid-order.ts'
import { cancelEidOrder } from './eid/cancel-eid-order.ts'
import { clearFaults } from './faults/clear-faults.ts'
import { clearLog } from './log/clear-log.ts'
import { clearRealServices } from './real-services/clear-real-services.ts'
import { cloneWorld } from './worlds/clone-world.ts'
import { createWorld } from './worlds/create-world.ts'
import { deleteWorld } from './worlds/delete-world.ts'
import { exportWorld } from './worlds/export-world.ts'
import { failEidOrder } from './eid/fail-eid-order.ts'
import { getClock } from './time/get-clock.ts'
import { getLesson } from './lessons/get-lesson.ts'
import { getLog } from './log/get-log.ts'
import { getMailbox } from './outside/get-mailbox.ts'
import { getWorld } from './worlds/get-world.ts'
import { importWorld } from './worlds/import-world.ts'
import { listEidOrders } from './eid/list-eid-orders.ts'
import { listExchanges } from './log/list-exchanges.ts'
import { listFaults } from './faults/list-faults.ts'
import { listMatters } from './outside/list-matters.ts'
import { listPersonas } from './people/list-personas.ts'
import { listProviderPayments } from './outside/list-provider-payments.ts'
import { listRealServices } from './real-services/list-real-services.ts'
import { listScenarios } from './scenarios/list-scenarios.ts'
import { listSnapshots } from './worlds/list-snapshots.ts'
import { listTaskSheets } from './lessons/list-task-sheets.ts'
import { listUnwritten } from './list-unwritten.ts'
import { listWorlds } from './worlds/list-worlds.ts'
import { loginAsPersona } from './people/login-as-persona.ts'
import { resetWorld } from './worlds/reset-world.ts'
import { restoreSnapshot } from './worlds/restore-snapshot.ts'
import { scanEidOrder } from './eid/scan-eid-order.ts'
import { sendMessage } from './outside/send-message.ts'
import { setClock } from './time/set-clock.ts'
import { setEidBehaviour } from './eid/set-eid-behaviour.ts'
import { setFault } from './faults/set-fault.ts'
import { setRealService } from './real-services/set-real-service.ts'
import { settleMatter } from './outside/settle-matter.ts'
import { settleProviderPayment } from './outside/settle-provider-payment.ts'
import { startTaskSheet } from './lessons/start-task-sheet.ts'
import { takeSnapshot } from './worlds/take-snapshot.ts'
import { updateWorld } from './worlds/update-world.ts'
import { watchLog } from './log/watch-log.ts'

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
