import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useNow } from '#src/domain/use-now.ts'
import type { SearchHit } from '#src/api/homes/residence.ts'
import { useSession } from '#src/api/session/session.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { VipLabel } from '#src/ui/content/vip-label.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { calendar } from '#src/ui/icons/contact.ts'
import { BookShowingButton } from '#src/features/showings/book-showing-button.tsx'
import { titleOf } from '#src/domain/sale/hit-title.ts'
import { statusAt } from '#src/domain/sale/status/status-at.ts'
import { useVipStanding } from '#src/domain/sale/use-vip-standing.ts'
import { projectStatus } from './project-status.ts'
import type { ProjectStatus } from './project-status.ts'
import { whenElementAppears } from '#src/lib/browser/when-element-appears.ts'
import { showHome } from '../picker/show-home.ts'
import { useShowingTime } from '../homes/use-showing-time.ts'
import type { ProjectHomes } from '../homes/use-project-homes.ts'

type Props = {
  summary: SearchHit
  project: ProjectHomes
  /** What VIP customers may do here, in the editors' words. */
  vipText?: string
  /** The way to sign up interest. */
  interest?: ReactNode
  /** Saves the project. */
  save?: ReactNode
}

/** The one decision of a project's page: what can be done now, until when, and by whom. */
export function ProjectCard({ summary, project, vipText, interest, save }: Props) {
  const t = useTranslations('project')
  const formats = useFormats()
  const now = useNow()
  const { capabilities } = useSite()
  const session = useSession()
  const stand = projectStatus(summary, now, capabilities.vip && session.kind !== 'board')
  const priority = project.hits.filter((home) => statusAt(home, now) === 'vip')
  const isVip = useIsVip()
  const window = stand.at === 'vip' || stand.at === 'vipSoon'
  return (
    <section
      aria-label={t('card.label')}
      className="grid content-start gap-5 rounded-m bg-surface p-5 huge-text:px-3 sm:p-8"
    >
      {window && (
        <p className="flex flex-wrap items-center justify-between gap-3 text-small text-ink-2">
          <VipLabel>{t('card.vip')}</VipLabel>
          {stand.at === 'vip'
            ? t('card.until', { date: formats.longDate(stand.until) })
            : t('card.from', { date: formats.longDate(stand.from) })}
        </p>
      )}
      <StandText
        stand={stand}
        summary={summary}
        count={priority.length}
        vipText={vipText}
        hasPicker={!!project.picker}
      />
      <NextShowing summary={summary} />
      <div className="grid gap-3">
        <StandAction stand={stand} project={project} best={isVip ? priority[0] : undefined} />
        {interest}
        {save}
      </div>
      {window && <VipLinks />}
    </section>
  )
}

/** Somebody is logged in who may book before others on this site. */
const useIsVip = (): boolean => useVipStanding()?.at === 'member'

type TextProps = {
  stand: ProjectStatus
  summary: SearchHit
  count: number
  vipText?: string
  hasPicker: boolean
}

function StandText({ stand, count, vipText, hasPicker }: TextProps) {
  const t = useTranslations('project')
  const formats = useFormats()
  const isVip = useIsVip()
  switch (stand.at) {
    case 'vip':
      return <p>{isVip ? t('card.mine', { count }) : (vipText ?? t('card.others', { count }))}</p>
    case 'vipSoon':
      return <p>{t('card.coming', { date: formats.longDate(stand.from) })}</p>
    case 'planned':
      return (
        <Words title={stand.salesStart && t('card.salesStart', { date: formats.longDate(stand.salesStart) })}>
          {t('card.planned')}
        </Words>
      )
    case 'forSale':
      return (
        <Words title={t('card.questions')}>
          {t(hasPicker ? 'card.questionsText' : 'card.questionsTextPlain')}
        </Words>
      )
    case 'toLet':
      return <Words title={t('card.rental')}>{t('card.rentalText')}</Words>
    case 'allLet':
      return <Words title={t('card.let')}>{t('card.letText')}</Words>
    case 'allSold':
      return <Words title={t('card.soldOut')}>{t('card.soldOutText')}</Words>
    case 'livedIn':
      return <Words title={t('card.succession')}>{t('card.successionText')}</Words>
  }
}

const Words = ({ title, children }: { title?: string; children: string }) => (
  <div>
    {title && <p className="font-display text-h3">{title}</p>}
    <p className="mt-2 text-ink-2">{children}</p>
  </div>
)

function NextShowing({ summary }: { summary: SearchHit }) {
  const { showings, url } = summary
  const t = useTranslations('project')
  const now = useNow()
  const written = useShowingTime()
  const next = showings.find(({ end }) => new Date(end) > now)
  if (!next) return null
  return (
    <div className="grid gap-4 border-t border-line pt-4 text-small">
      <p className="flex gap-3">
        <Icon path={calendar} className="mt-px text-ink-2 huge-text:hidden" />
        <span className="min-w-0 wrap-anywhere hyphens-auto">
          <span className="font-strong">{t('card.nextShowing')}</span> {written(next.start)}
          <span className="block text-ink-2">{next.description}</span>
        </span>
      </p>
      <BookShowingButton wide showings={showings} shown={{ name: titleOf(summary), url }} />
    </div>
  )
}

type ActionProps = { stand: ProjectStatus; project: ProjectHomes; best: SearchHit | undefined }

/** The one primary action. */
function StandAction({ stand, project, best }: ActionProps) {
  const t = useTranslations('project')
  const { paths } = useSite()
  if (stand.at === 'allSold' || stand.at === 'allLet')
    return (
      paths.residenceSearch && (
        <LocalLink href={paths.residenceSearch} className={buttonClass({ wide: true })}>
          {t('card.search')}
        </LocalLink>
      )
    )
  if (project.hits.length === 0) return null
  const show = () => {
    const home = best ?? project.chosen
    if (project.picker && home) return showHome(home.id, project.choose)
    whenElementAppears('#homes tbody a', (first) => {
      document.getElementById('homes')?.scrollIntoView()
      first.focus({ preventScroll: true })
    })
  }
  return (
    <Button wide onClick={show}>
      {t(best ? 'card.showMine' : 'card.choose')}
    </Button>
  )
}

const linkTexts = { none: 'card.join', unpaid: 'card.pay', member: 'card.page' } as const

/** The pages of VIP customers, for those who may have them (F-151): boards do not. */
function VipLinks() {
  const t = useTranslations('project')
  const { paths, capabilities, vipInfoPath } = useSite()
  const standing = useVipStanding()
  const isVip = standing?.at === 'member'
  // who has no account yet reads about it first
  const href = standing ? paths.vip : vipInfoPath
  if (!capabilities.vip || !href) return null
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-3 text-small print:hidden">
      <LocalLink href={href} className={textLinkClass({ look: 'quiet' })}>
        {t(standing ? linkTexts[standing.at] : 'card.become')}
      </LocalLink>
      {isVip && paths.vipViewing && (
        <LocalLink href={paths.vipViewing} className={textLinkClass({ look: 'quiet' })}>
          {t('card.viewing')}
        </LocalLink>
      )}
    </p>
  )
}
