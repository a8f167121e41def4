import { useTranslations } from 'use-intl'
import { phoneHref } from '#src/lib/address/links.ts'
import { useSite } from '#src/sites/use-site.ts'
import { phone } from '#src/ui/icons/things.ts'
import { BarAction } from './bar-action.tsx'

/** The service number in the bar of a wide screen. */
export function PhoneAction() {
  const t = useTranslations('header')
  const { servicePhone: number } = useSite()
  if (!number) return null
  return (
    <BarAction
      icon={phone}
      label={t('call', { phone: number })}
      text={number}
      textFrom="tablet"
      href={phoneHref(number)}
      className="max-[80rem]:hidden"
    />
  )
}

/** The same below the bar where that has no room, so that the number is always in sight. */
export function PhoneStrip() {
  const t = useTranslations('header')
  const { servicePhone: number } = useSite()
  if (!number) return null
  return (
    <p className="border-t border-line py-1.5 text-center text-small min-[80rem]:hidden">
      <a href={phoneHref(number)} className="hit-area hover:underline min-[15rem]:whitespace-nowrap">
        {t('call', { phone: number })}
      </a>
    </p>
  )
}
