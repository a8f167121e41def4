import { useTranslations } from 'use-intl'
import type { BookingObjectInformation } from '#gen/buyresidence/model.ts'
import { apiBase } from '#src/api/base-url.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { imageUrl } from '#src/lib/pictures/image-url.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

/** What is booked, beside every step: plan, name, what it costs and when one can move in. */
export function HomeAside({ home }: { home: BookingObjectInformation }) {
  const t = useTranslations('booking.home')
  const formats = useFormats()
  const { name, rooms, area, floor, price, totalPrice, monthlyFee, bookingFee, inhabitDate, floorPlan } = home
  const facts = [formats.rooms(rooms), formats.area(area)]
  if (floor !== null) facts.push(t('floor', { floor }))
  const rows = [
    { label: t('price'), value: formats.price(price) },
    ...(totalPrice === price ? [] : [{ label: t('totalPrice'), value: formats.price(totalPrice) }]),
    ...(monthlyFee === null
      ? []
      : [{ label: t('monthlyFee'), value: t('perMonth', { amount: formats.price(monthlyFee) }) }]),
    { label: t('bookingFee'), value: formats.price(bookingFee) },
    ...(inhabitDate === null ? [] : [{ label: t('inhabitDate'), value: formats.longDate(inhabitDate) }]),
  ]
  return (
    <aside
      aria-label={t('label')}
      className="rounded-m bg-surface p-6 huge-text:px-3 lg:sticky lg:top-28 lg:p-7.5"
    >
      {floorPlan && (
        <img
          src={imageUrl(apiBase(), floorPlan, 600)}
          alt={t('plan', { name })}
          className="aspect-[7/6] w-full object-cover"
        />
      )}
      <h2 className="mt-5 text-h4">{name}</h2>
      <p className="mt-0.5 mb-5 text-small text-ink-2">{facts.join(', ')}</p>
      <KeyValueList items={rows} />
    </aside>
  )
}
