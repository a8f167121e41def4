import { randomOf } from '../../../../../catalogue/lib/random.ts'
import type { Home } from '../../../../../catalogue/types.ts'
import type { Shape } from '../../types.ts'

/** Percentage points by which the interest of an association's loans is said to rise. */
const rise = 2

/**
 * What the association or company of a home owes; nothing where there is none. In Norway and Finland it is the home's part
 * of the shared debt, in Sweden what new associations owe as a rule, the same in all homes of a house.
 */
export function associationOf(home: Home): Shape<'AssociationEconomy'> | undefined {
  const { country, disposalForm, livingArea, monthlyFee, sharedDebt, stageId } = home
  if (disposalForm !== 'condominium' || livingArea === 0) return undefined
  const owed =
    country === 'se'
      ? randomOf('association debt', stageId).int(85, 145) * 100
      : Math.round(sharedDebt / livingArea)
  if (owed === 0) return undefined
  const step = country === 'fi' ? 1 : 10
  const more = (owed * livingArea * rise) / 100 / 12
  return { debtPerArea: owed, risenFee: monthlyFee + Math.round(more / step) * step }
}
