import { useTranslations } from 'use-intl'
import type { MyResidence } from '#gen/content/model.ts'
import { daysBetween } from '../timeline/days.ts'

type Props = {
  name: string
  home: Pick<MyResidence, 'entryDate' | 'objectNumber'> | undefined
  today: string
}

/** Greets by first name, and counts the days to the keys while they are ahead. */
export function Greeting({ name, home, today }: Props) {
  const t = useTranslations('my-pages.greeting')
  const days = home?.entryDate ? daysBetween(today, home.entryDate) : -1
  return (
    <div className="mb-8">
      <h1>{t('hello', { name })}</h1>
      {home && days >= 0 && (
        <p className="mt-3 text-lead text-ink-2">{t('keys', { days, home: home.objectNumber })}</p>
      )}
    </div>
  )
}
