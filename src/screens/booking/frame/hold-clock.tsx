import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSeconds, useToday } from '#src/domain/use-service-time.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { todayIn } from '#src/lib/time/today-in.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { Message } from '#src/ui/feedback/message.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { clock } from '#src/ui/icons/contact.ts'
import { lastHalfHourOf, secondsLeft, shownTime, toldMinutes } from '#src/domain/hold-time.ts'

/** The seconds that a hold still runs, anew each second; `onOver` is told once none are left. */
export function useHoldSeconds(expires: string | undefined, onOver: () => void): number | undefined {
  const now = useSeconds({ runs: expires !== undefined })
  const seconds = expires === undefined ? undefined : secondsLeft(expires, now)
  const isOver = seconds === 0
  const onEnd = useEffectEvent(onOver)
  // once, when the time is over
  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver])
  return seconds
}

/** How long the home is held, in the header (F-135): until which day, where not even its last half hour is today. */
export function HoldClock({ seconds, expires }: { seconds: number; expires: string }) {
  const t = useTranslations('booking.hold')
  const { date } = useFormats()
  const { timeZone } = useSite()
  const lasts = todayIn(timeZone, lastHalfHourOf(expires)) > useToday(timeZone)
  const { unit, count } = shownTime(seconds)
  return (
    <p className="ml-auto flex items-center gap-2 text-small huge-text:pl-2 huge-text:leading-[1.2] not-huge-text:whitespace-nowrap">
      <Icon path={clock} size="s" />
      <span>
        {lasts
          ? t.rich('clock.until', { date: date(expires), strong })
          : t.rich(`clock.${unit}`, { count, strong })}
      </span>
    </p>
  )
}

const strong = (chunks: ReactNode) => <strong className="font-strong whitespace-nowrap">{chunks}</strong>

type WarningProps = { seconds: number; onExtend: () => Promise<unknown> }

/**
 * The last ten minutes of a hold: said aloud at ten, five and one, and extended at a press, as often as one likes (WCAG
 * 2.2.1).
 */
export function HoldWarning({ seconds, onExtend }: WarningProps) {
  const t = useTranslations('booking.hold')
  const box = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<'no' | 'extended' | 'failed'>('no')
  const told = toldMinutes(seconds)
  const { unit, count } = shownTime(seconds)
  const extend = async () => {
    try {
      await onExtend()
      setAsked('extended')
      // the button that was pressed goes
      box.current?.focus()
    } catch {
      setAsked('failed')
    }
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <p role="status" className="sr-only">
        {told !== undefined && t('told', { count: told })}
        {told === undefined && asked === 'extended' && t('extended')}
      </p>
      {told !== undefined && (
        <Message tone="warn" icon={clock} className="mb-8 max-w-175">
          <p>{t(`left.${unit}`, { count })}</p>
          <Button small look="secondary" className="mt-3" onClick={extend}>
            {t('extend')}
          </Button>
          {asked === 'failed' && (
            <p role="alert" className="mt-3 font-medium text-err">
              {t('extendFailed')}
            </p>
          )}
        </Message>
      )}
    </div>
  )
}
