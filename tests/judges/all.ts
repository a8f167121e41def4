import { clientJudges } from './clients/client-judges.ts'
import type { Judge } from './judge.ts'
import { respect } from './mock/respect.ts'
import { schemathesis } from './mock/schemathesis.ts'
import { verdictJudges } from './verdicts/verdict-judges.ts'

/** Every judge there is; add yours here. */
export const judges: readonly Judge[] = [...verdictJudges, ...clientJudges, respect, schemathesis]
