import type { LoginReason } from '#src/domain/eid/login/login-entry.ts'
import type { createAppRouter } from './router.tsx'

// paths and their parameters are typed wherever a route is named
declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }

  // what a step of the history keeps
  interface HistoryState {
    under?: string
    loginFor?: LoginReason
  }
}
