import { useTranslations } from 'use-intl'
import type { SunFrame } from '#src/api/homes/explorer.ts'
import { useSite } from '#src/sites/use-site.ts'
import { frameNear } from '#src/screens/sun-frame.ts'
import { Segment } from '#src/ui/actions/segment.tsx'
import { Switch } from '#src/ui/fields/switch.tsx'

type Props = {
  /** All moments of a view; a view without any cannot be lit (S-088, F-176). */
  frames: readonly SunFrame[]
  /** The moment that is shown, or undefined while the study is off. */
  shown: SunFrame | undefined
  onShow: (frame: SunFrame | undefined) => void
}

/** The sun on a house through the day, on one day of each season. */
export function SunStudy({ frames, shown, onShow }: Props) {
  const t = useTranslations('project')
  const { locale } = useSite()
  const days = [...new Set(frames.map(({ date }) => date))]
  const ofDay = frames.filter(({ date }) => date === shown?.date)
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const at = shown ? ofDay.indexOf(shown) : 0
  const time = shown ? t('picker.clock', { time: shown.time }) : ''

  const start = () => frames.find((frame) => frame.date === days[1] && frame.time >= '15') ?? frames[0]
  const onDay = (date: string) => shown && onShow(frameNear(frames, date, shown.time))
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Switch
        label={t('picker.sun')}
        checked={shown !== undefined}
        onChange={({ target }) => onShow(target.checked ? start() : undefined)}
      />
      {shown && (
        <>
          <Segment
            label={t('picker.month')}
            name="sun-month"
            options={days.map((day) => ({ value: day, label: month.format(new Date(day)) }))}
            value={shown.date}
            onChange={onDay}
          />
          <label className="flex min-h-11 items-center gap-3 text-small font-medium">
            <span className="sr-only">{t('picker.time')}</span>
            <input
              type="range"
              min={0}
              max={ofDay.length - 1}
              value={at}
              aria-valuetext={time}
              onChange={({ target }) => onShow(ofDay[Number(target.value)])}
              className="slider w-44"
            />
            <span aria-hidden="true" className="w-18">
              {time}
            </span>
          </label>
        </>
      )}
    </div>
  )
}
