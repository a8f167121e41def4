import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmbedBankId } from '#src/screens/embed/embed-bankid.tsx'
import { EmbedLogin } from '#src/screens/embed/embed-login.tsx'
import { EmbedReport } from '#src/screens/embed/embed-report.tsx'
import type { EmbedView } from '#src/screens/embed/embed-view.ts'
import { useViewSize } from '#src/screens/embed/host/use-view-size.ts'
import { readLoginSearch } from '#src/features/login/login-search.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { useSite } from '#src/sites/use-site.ts'

/** A view that another page shows in a frame (R-073, F-122). */
export const Route = createFileRoute('/embed/$view')({
  validateSearch: readLoginSearch,
  beforeLoad: async ({ context, params }) => {
    const { viewNamed } = await import('#src/screens/embed/embed-view.ts')
    const view = viewNamed(params.view, context.site)
    if (!view) throw notFound()
    return { view }
  },
  loader: () => loadTexts('embed', 'login', 'fault-report', 'page-content'),
  component: EmbedRoute,
})

function EmbedRoute() {
  const t = useTranslations('embed')
  const { name } = useSite()
  const { view } = Route.useRouteContext()
  const { referrer } = Route.useSearch()
  const place = useViewSize(view)
  return (
    <div ref={place}>
      <title>{`${t(`view.${view}.title`)} – ${name}`}</title>
      <EmbeddedView key={view} view={view} referrer={referrer} />
    </div>
  )
}

type Props = { view: EmbedView; referrer: string | undefined }

function EmbeddedView({ view, referrer }: Props) {
  switch (view) {
    case 'update-bank-id':
    case 'update-bank-id-done':
      return <EmbedBankId view={view} />
    case 'case-management-sweden':
    case 'case-management-norway':
      return <EmbedReport view={view} />
    default:
      return <EmbedLogin variant={view} referrer={referrer} />
  }
}
