import type { Errand } from '#gen/case_management/model.ts'

/** How a guarantee stands on a day. */
export type Guarantee =
  | { kind: 'running'; endsOn: string; daysLeft: number; share: number }
  | { kind: 'over'; endsOn: string }

const dayMs = 86_400_000
/** A guarantee runs five years from the day the home was handed over (contracts/case_management, guaranteeEndsOn). */
const years = 5

const warrantyTypes: readonly Errand['caseTypeName'][] = ['Garanti', 'Reklamasjon', 'Befaring - Anmerkning']

/** The guarantee that an errand falls under, on a day such as `2026-11-20`; only errands of the warranty types have one. */
export function guaranteeOf(
  { caseTypeName, guaranteeEndsOn: endsOn }: Pick<Errand, 'caseTypeName' | 'guaranteeEndsOn'>,
  today: string,
): Guarantee | undefined {
  if (!endsOn || !warrantyTypes.includes(caseTypeName)) return undefined
  const daysLeft = days(today, endsOn)
  if (daysLeft < 0) return { kind: 'over', endsOn }
  return { kind: 'running', endsOn, daysLeft, share: Math.min(1, daysLeft / days(startOf(endsOn), endsOn)) }
}

function startOf(endsOn: string): string {
  const start = new Date(`${endsOn}T00:00:00Z`)
  start.setUTCFullYear(start.getUTCFullYear() - years)
  return start.toISOString().slice(0, 10)
}

const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
