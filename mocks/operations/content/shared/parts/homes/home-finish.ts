import type { HomeStatus } from '../../../../../catalogue/codes.ts'
import type { Day } from '../../../../../catalogue/dates.ts'
import type { Home } from '../../../../../catalogue/types.ts'
import { planFromBooking } from '../../../../../state/purchase/plan.ts'
import { finishWords } from '../../../../shared/words/finish-words.ts'
import type { Shape } from '../../types.ts'

/**
 * What a home is built with, and what somebody who books it today can still choose: until the day that the timeline of
 * a purchase names. Nothing of a plot; no choice in a home that is let, bought, or too far built.
 */
export function finishOf(home: Home, status: HomeStatus, today: Day): Shape<'HomeFinish'> | undefined {
  const { country, residenceType, disposalForm, entryDate } = home
  if (residenceType === 'plot') return undefined
  const words = finishWords[country]
  const isHouse = residenceType !== 'apartment'
  const materials = [...words.materials, ...(isHouse ? [words.heating] : [])]
  const isToBuy = disposalForm !== 'tenancy' && !['sold', 'succession', 'booked'].includes(status)
  const chooseBy = isToBuy ? planFromBooking(today, entryDate).interior : undefined
  const options = [...words.options, ...(isHouse ? [words.ofHouses] : [])]
  return {
    materials: materials.map(([label, value]) => ({ label, value })),
    options: chooseBy ? options.map(([name, price]) => ({ name, price })) : [],
    ...(chooseBy ? { chooseBy } : {}),
  }
}
