import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SearchHit } from '#gen/content/model.ts'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { useFormats } from '#src/i18n/use-formats.ts'
import { FacadePicture } from '../house/facade-picture.tsx'
import { facadeOf } from '../house/in-house.ts'
import { frameNear } from '#src/screens/sun-frame.ts'
import { frameClass, ViewButton } from './viewer-parts.tsx'

type Props = {
  house: ExplorerData
  summary: Pick<SearchHit, 'id' | 'objectNumber'>
  children: ReactNode
}

const months = ['march', 'june', 'september', 'december'] as const

/** The sun on the house through the hours of four days of a year, and how long it reaches the home. */
export function SunView({ house, summary: { id, objectNumber = '' }, children }: Props) {
  const t = useTranslations('home')
  const { number } = useFormats()
  const view = facadeOf(house, id, { sun: true })
  const frames = (view && house.sunstudy[view.id]) ?? []
  const dates = [...new Set(frames.map(({ date }) => date))]
  const [chosen, setChosen] = useState(() => {
    const ofDay = frames.filter((frame) => frame.date === (dates[1] ?? dates[0]))
    return ofDay[Math.floor(ofDay.length / 2)]
  })
  const slider = useId()
  const frame = chosen ?? frames[0]
  const hours = frames.filter(({ date }) => date === frame?.date)
  const sun = house.apts.find((one) => one.id === id)?.sunHours
  if (!view || !frame) return null
  return (
    <div>
      <div className={`${frameClass} flex items-center`}>
        <div className="w-full">
          <FacadePicture
            house={house}
            view={view}
            homeId={id}
            over={frame.imageUrl}
            label={t('sun.at', { day: t(`sun.${monthOf(frame.date)}`), time: frame.time })}
          />
        </div>
      </div>
      {children}
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:px-page">
        <div role="group" aria-label={t('sun.days')} className="flex flex-wrap gap-2">
          {dates.map((one) => (
            <ViewButton
              key={one}
              chosen={one === frame.date}
              onClick={() => setChosen(frameNear(frames, one, frame.time))}
            >
              {t(`sun.${monthOf(one)}`)}
            </ViewButton>
          ))}
        </div>
        <div className="flex min-w-[min(15rem,100%)] flex-1 items-center gap-3 text-small">
          <label htmlFor={slider}>{t('sun.time')}</label>
          <input
            id={slider}
            type="range"
            min={0}
            max={hours.length - 1}
            step={1}
            value={hours.findIndex(({ time }) => time === frame.time)}
            aria-valuetext={frame.time}
            onChange={({ target }) => setChosen(hours[Number(target.value)])}
            className="slider h-7 min-w-0 flex-1"
          />
          <output htmlFor={slider} className="w-12 font-strong">
            {frame.time}
          </output>
        </div>
      </div>
      {sun && (
        <p className="mt-3 text-small text-ink-2 max-sm:px-page">
          {t('sun.hours', {
            home: objectNumber,
            hours: number(sun[monthOf(frame.date)]),
            day: t(`sun.${monthOf(frame.date)}`),
          })}
        </p>
      )}
    </div>
  )
}

/** The frames are of the 21st of four months. */
function monthOf(date: string): (typeof months)[number] {
  return months[Math.floor((Number(date.slice(5, 7)) - 1) / 3)] ?? 'june'
}
