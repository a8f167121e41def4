import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { explorerFile } from '#src/api/homes/explorer.ts'
import { imageAttributes } from '#src/api/content/images.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Icon } from '#src/ui/icons/icon.tsx'
import { plus } from '#src/ui/icons/editing.ts'
import { download } from '#src/ui/icons/files.ts'
import { buttonClass } from '#src/ui/actions/button-class.ts'
import { Spinner } from '#src/ui/actions/spinner.tsx'
import { facadeOf } from '../house/in-house.ts'
import { PicturesView } from './pictures-view.tsx'
import { RoomsChoice } from './rooms-choice.tsx'
import { useHouse } from '../house/use-house.ts'
import { focusChosen, frameClass, ViewButton } from './viewer-parts.tsx'

const TourView = lazyPart(async () => (await import('./tour-view.tsx')).TourView)
const SunView = lazyPart(async () => (await import('./sun-view.tsx')).SunView)
const Lightbox = lazyPart(async () => (await import('./lightbox.tsx')).Lightbox)

type View = 'plan' | 'tour' | 'sun' | 'pictures'

/** A home to look at: its plan, a tour, the sun on it, and pictures. What is heavy is loaded when it is asked for. */
export function HomeViewer({ content }: { content: ObjectContent }) {
  const t = useTranslations('home')
  const house = useHouse(content)
  const [rooms, setRooms] = useState(content.seo.rooms)
  const { images, summary, otherRooms = [] } = content
  const { floorPlan, floorPlanDocument, explorerObjectName } =
    otherRooms.find((built) => built.rooms === rooms) ?? content
  const [chosen, setView] = useState<View>(floorPlan ? 'plan' : 'pictures')
  const [shown, setShown] = useState<number>()
  // each view brings what chooses along, so that what was pressed goes with the view before
  const [pressed, setPressed] = useState<'view' | 'rooms'>()
  const hasSun = house !== undefined && facadeOf(house, summary.id, { sun: true }) !== undefined
  const views: View[] = [
    ...(floorPlan ? (['plan'] as const) : []),
    ...(explorerObjectName ? (['tour'] as const) : []),
    ...(images.length > 0 ? (['pictures'] as const) : []),
    // last, as it comes after the others, which then stay where they are
    ...(hasSun ? (['sun'] as const) : []),
  ]
  const view = views.includes(chosen) ? chosen : views[0]
  const large = view === 'plan' && floorPlan ? [floorPlan] : images
  if (!view) return null
  // right below the frame, whatever else a view has to choose
  const ways = (
    <div className="mt-2.5 flex items-center gap-2 max-sm:block print:hidden">
      {views.length > 1 && (
        <div
          ref={pressed === 'view' ? focusChosen : undefined}
          role="group"
          aria-label={t('viewer.views')}
          className="-mx-1 flex gap-2 overflow-x-auto p-1 max-sm:mx-0 max-sm:px-page"
        >
          {views.map((one) => (
            <ViewButton
              key={one}
              chosen={one === view}
              onClick={() => {
                setView(one)
                setPressed('view')
              }}
            >
              {t(`viewer.${one}`)}
            </ViewButton>
          ))}
        </div>
      )}
      {floorPlanDocument && (
        <a
          href={explorerFile(floorPlanDocument.url)}
          download
          className={`${buttonClass({ look: 'secondary', small: true })} shrink-0 max-sm:mx-page max-sm:mt-2 sm:ml-auto`}
        >
          <Icon path={download} size="s" />
          {t('viewer.download')}
        </a>
      )}
    </div>
  )
  const bar = (
    <>
      {ways}
      {otherRooms.length > 0 && (view === 'plan' || view === 'tour') && (
        <RoomsChoice
          counts={[content.seo.rooms, ...otherRooms.map((built) => built.rooms)]}
          chosen={rooms}
          wasPressed={pressed === 'rooms'}
          onChoose={(count) => {
            setRooms(count)
            setPressed('rooms')
          }}
        />
      )}
    </>
  )
  return (
    <section aria-label={t('viewer.label')} className="max-sm:-mx-page print:mx-0">
      {/* the fallback has the size of what comes */}
      <Suspense fallback={<Waiting label={t('viewer.loading')}>{bar}</Waiting>}>
        {view === 'plan' && floorPlan && (
          <Plan plan={floorPlan} label={t('viewer.enlarge')} onEnlarge={() => setShown(0)}>
            {bar}
          </Plan>
        )}
        {view === 'tour' && explorerObjectName && (
          <TourView key={explorerObjectName} stageId={summary.stageId ?? ''} objectName={explorerObjectName}>
            {bar}
          </TourView>
        )}
        {view === 'sun' && house && (
          <SunView house={house} summary={summary}>
            {bar}
          </SunView>
        )}
        {view === 'pictures' && (
          <PicturesView images={images} onEnlarge={setShown}>
            {bar}
          </PicturesView>
        )}
      </Suspense>
      {shown !== undefined && (
        <Suspense>
          <Lightbox images={large} start={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

type PlanProps = {
  plan: NonNullable<ObjectContent['floorPlan']>
  label: string
  onEnlarge: () => void
  children: ReactNode
}

const Plan = ({ plan, label, onEnlarge, children }: PlanProps) => (
  <>
    <div className={frameClass}>
      <img
        {...imageAttributes(plan, planSizes)}
        alt={plan.altText}
        fetchPriority="high"
        decoding="async"
        className="size-full object-contain"
      />
      <EnlargeButton label={label} onClick={onEnlarge} />
    </div>
    {children}
  </>
)

/** Over a picture: shows it as large as the window. */
const EnlargeButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="absolute top-3 right-3 grid size-11 place-items-center rounded-full border border-transparent bg-paper transition-colors hover:bg-surface-2 print:hidden"
  >
    <Icon path={plus} />
  </button>
)

const Waiting = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <div className={`${frameClass} grid place-items-center`}>
      <output className="sr-only">{label}</output>
      <Spinner className="size-8" />
    </div>
    {children}
  </>
)

const planSizes = {
  widths: [600, 900, 1200, 1600],
  sizes: '(width < 68.8125rem) 100vw, 53rem',
} as const
