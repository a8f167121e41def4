import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SitePlan } from '#gen/content/model.ts'
import type { ExplorerData } from '#src/api/homes/explorer.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { ChosenRoof } from './chosen-roof.tsx'
import { housesOf, houseOf } from './picker-views.ts'
import type { PickerHouse } from './picker-views.ts'
import { showHome } from './show-home.ts'
import { useHomeTexts } from '../homes/use-home-texts.ts'
import type { ProjectHomes } from '../homes/use-project-homes.ts'

type Props = {
  houses: SitePlan['houses']
  project: ProjectHomes
  /** Width of the drawing by its height: marks keep their places while it is on its way, and where it does not come. */
  ratio: number
  /** The drawing itself. */
  children: ReactNode
}

/** A project from above: each house under its letter, each plot under its number, with a way to what it stands for. */
export const SiteMap = ({ houses, project, ratio, children }: Props) => (
  <div style={{ aspectRatio: ratio }} className="relative self-start overflow-hidden rounded-img bg-surface">
    {children}
    {project.picker && <ChosenRoof picker={project.picker} homeId={project.chosen?.id} />}
    {houses.map(({ label, x, y }) => (
      <div
        key={label}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        className="absolute -translate-1/2"
      >
        <Mark label={label} project={project} />
      </div>
    ))}
  </div>
)

/** A house leads to its facade, in step with it; where each home is a house or a plot, the mark leads to its page. */
function Mark({ label, project: { picker, hits, ...project } }: { label: string; project: ProjectHomes }) {
  const t = useTranslations('project')
  const texts = useHomeTexts()
  const house = picker && houseNamed(picker, label)
  if (house) return <HouseMark label={label} house={house} picker={picker} {...project} />
  const home = picker ? undefined : hits.find(({ objectNumber }) => wordsOf(objectNumber).includes(label))
  if (!home) return <span className={`${disc} bg-ink text-paper`}>{label}</span>
  const state = texts.status(home).text
  return (
    <LocalLink
      href={home.url}
      aria-label={t('sitePlan.home', { home: texts.name(home), state })}
      className={`${disc} bg-ink text-paper hover:bg-brand`}
    >
      {label}
    </LocalLink>
  )
}

type HouseProps = Pick<ProjectHomes, 'chosen' | 'choose'> & {
  label: string
  house: PickerHouse
  picker: ExplorerData
}

function HouseMark({ label, house, picker, chosen, choose }: HouseProps) {
  const t = useTranslations('project')
  const isHere = houseOf(picker, housesOf(picker), chosen?.id)?.id === house.id
  const places = picker.clickArea[house.id] ?? []
  const home = isHere ? chosen?.id : places[0]?.targetId
  return (
    <button
      type="button"
      onClick={() => home && showHome(home, choose)}
      aria-label={t(isHere ? 'sitePlan.here' : 'sitePlan.show', { house: house.name })}
      className={`${disc} ${isHere ? 'bg-paper text-ink' : 'bg-ink text-paper hover:bg-brand'}`}
    >
      {label}
    </button>
  )
}

const disc =
  'grid min-h-8 min-w-8 place-items-center rounded-full border border-ink px-1 text-micro font-label'

const wordsOf = (name: string | undefined): string[] => name?.split(/\s+/) ?? []

/** `Hus C` is C. */
function houseNamed(data: ExplorerData, label: string): PickerHouse | undefined {
  return housesOf(data).find(({ name }) => wordsOf(name).includes(label))
}
