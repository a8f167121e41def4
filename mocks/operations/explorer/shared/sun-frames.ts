import { siteOf, languageOf } from '../../../catalogue/site-of.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { localMoment, shadeHeight, sunHours, sunMonths } from '../../../imagery/picker/sun-study.ts'
import type { SunMonth, SunSubject } from '../../../imagery/picker/sun-study.ts'
import type { Facade, PickerSource } from './picker-source.ts'
import type { Shape } from './types.ts'
import { explorerWords } from './words.ts'

type Moment = Readonly<{ month: SunMonth; hour: number }>

/** Facades towards the street have a sun study; those towards the yard have none, unless other homes look there (S-088). */
export function hasSunStudy({ side, hasOwnHomes }: Facade): boolean {
  return side === 'street' || hasOwnHomes
}

const moments: readonly Moment[] = (Object.keys(sunMonths) as SunMonth[]).flatMap((month) =>
  sunHours.map((hour) => ({ month, hour })),
)

/** The frames of a facade, by date and then by time. */
export function sunFrames({ stage }: PickerSource, { objectName, side }: Facade): Shape<'SunFrame'>[] {
  return moments.map(({ month, hour }) => ({
    date: `${yearOf(stage)}-${two(sunMonths[month])}-21`,
    time: `${two(hour)}:00`,
    imageUrl: `/contentservice/externalfiles/${stage.id}/${objectName}/${side}/${fileOf({ month, hour })}`,
  }))
}

/** What a frame shows, by its file name; undefined for a moment that the study does not have. */
export function sunSubject(source: PickerSource, facade: Facade, file: string): SunSubject | undefined {
  const moment = moments.find((one) => fileOf(one) === file)
  if (!moment || !hasSunStudy(facade)) return undefined
  const { stage, neighbour } = source
  const { month, hour } = moment
  const year = yearOf(stage)
  const at = localMoment(year, month, hour, siteOf(stage.site).timeZone === 'Europe/Helsinki' ? 2 : 1)
  const shade = shadeHeight({ geo: stage.geo, direction: facade.direction, neighbour }, at)
  const words = explorerWords(languageOf[stage.country])
  const label = fill(words.shade, { date: `${year}-${two(sunMonths[month])}-21`, time: `${two(hour)}:00` })
  return { layout: facade.layout, shade: Number.isFinite(shade) ? shade : null, label }
}

function fileOf({ month, hour }: Moment): string {
  return `sun-${two(sunMonths[month])}21-${two(hour)}00.svg`
}

function yearOf({ entryDate }: PickerSource['stage']): number {
  return Number(entryDate.slice(0, 4))
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
