import type { Reporter } from './steps/flows.ts'
import type { FaultForm } from './steps/form/form.ts'

/** Who reports, as whoever opens the wizard knows it. */
export type Reporting = {
  reporter: Reporter
  /** Whose draft may be gone on with. */
  owner: string
  /** What is known of them already. */
  known: Partial<FaultForm>
  /** What is on file of a person who can change it here. */
  contact?: { email: string; phoneNumber: string }
  /** Where a board's errand mail goes. */
  boardEmail?: string | null
  isLoggedIn: boolean
}
