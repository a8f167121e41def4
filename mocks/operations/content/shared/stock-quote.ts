import { type Day, addDays, weekday } from '../../../catalogue/dates.ts'
import { localTime } from '../../../state/cases/local-time.ts'
import { nordicDay } from '../../../state/today.ts'
import type { Shape } from './types.ts'

const minuteMs = 60_000
/** Prices are shown this much later. */
const delayMs = 15 * minuteMs

/** The share as it is quoted at a time in milliseconds: a quarter of an hour late, in the hours of the exchange (G-078). */
export function quoteAt(now: number): Shape<'StockQuote'> {
  const shown = now - delayMs
  const today = nordicDay(shown)
  const isOpenDay = weekday(today) % 6 !== 0 && shown >= localTime(today, '09:00')
  const day = isOpenDay ? today : tradingDayBefore(today)
  const at = Math.min(shown, closeOf(day))
  const price = priceAt(at)
  const before = priceAt(closeOf(tradingDayBefore(day)))
  return {
    name: 'Björkvall B',
    marketplace: 'Stockholm',
    price,
    currency: 'SEK',
    change: Math.round((price / before - 1) * 1000) / 10,
    quotedAt: new Date(at - (at % minuteMs)).toISOString(),
    url: '/om-oss/investerare/',
  }
}

const closeOf = (day: Day): number => localTime(day, '17:30')

function tradingDayBefore(day: Day): Day {
  const before = addDays(day, -1)
  return weekday(before) % 6 === 0 ? tradingDayBefore(before) : before
}

/** Swings of months, weeks, days and hours around what the share is worth, in steps of ten öre. */
function priceAt(at: number): number {
  const days = at / 86_400_000
  const swing = 0.07 * Math.sin(days / 41) + 0.02 * Math.sin(days / 5.3) + 0.006 * Math.sin(days * 7.1)
  return Math.round(214 * (1 + swing) * 10) / 10
}
