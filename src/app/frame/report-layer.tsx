import { type ComponentProps, Suspense } from 'react'
import { FaultReportLayer } from '#src/features/fault-report/layer/fault-report-layer.tsx'
import { lazyPart } from '#src/i18n/lazy-part.tsx'

const Film = lazyPart(async () => (await import('#src/features/page-content/film/film.tsx')).Film)

type LayerProps = ComponentProps<typeof FaultReportLayer>

/** The fault report, where one is open, with the films of its answers (F-109). */
export const ReportLayer = (props: Omit<LayerProps, 'film'>) => (
  <FaultReportLayer {...props} film={shownFilm} />
)

const shownFilm: LayerProps['film'] = (video) => (
  <Suspense>
    <Film video={video} />
  </Suspense>
)
