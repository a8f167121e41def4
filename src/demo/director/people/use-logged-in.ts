import { useSyncExternalStore } from 'react'
import { onTokenChange, readRawToken } from '#src/api/session/token.ts'

/** Whether anybody is logged in to the portal; follows login, logout and expiry. */
export const useLoggedIn = (): boolean => useSyncExternalStore(onTokenChange, readRawToken) !== undefined
