import { createContext } from 'react'

/** Logs out, as the menu of the header does; for a page after which nobody can stay logged in. */
export const LogOut = createContext<() => void>(() => undefined)
