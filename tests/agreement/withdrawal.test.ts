import { expect, test } from 'vitest'
import { dateOf } from '#mocks/state/bookings/papers/figures.ts'
import { withdrawableUntil } from '#mocks/state/bookings/rules/withdrawal.ts'
import { dayIn } from '#mocks/state/today.ts'
import { addDays } from '#mocks/catalogue/dates.ts'
import { lastWithdrawalDay } from '#src/domain/last-withdrawal-day.ts'
import { formatsOf } from '#src/i18n/formats.ts'
import { selling } from './homes-of-site.ts'

test.each(selling)(
  'the last day to withdraw on %s is the fourteenth after the signature, in letters and on every page',
  (_key, site) => {
    const { timeZone } = site
    for (const signed of ['2026-11-23T09:00:00Z', '2026-11-23T22:59:59Z', '2026-03-20T21:30:00Z']) {
      const at = Date.parse(signed)
      const day = addDays(dayIn(timeZone, at), 14)
      const until = withdrawableUntil(at, site)
      expect(dateOf(dayIn(timeZone, until - 1), site)).toBe(dateOf(day, site))
      const shown = formatsOf(site).date(lastWithdrawalDay(new Date(until).toISOString()))
      expect(shown).toBe(dateOf(day, site))
    }
  },
)
