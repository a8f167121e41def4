import type { operations } from '#gen/notification/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getNotifications } from './get-notifications.ts'
import { pauseNotification } from './pause-notification.ts'

/** Who answers each operation of contracts/notification.yaml. */
export const notificationOperations = { getNotifications, pauseNotification } satisfies Registry<operations>
