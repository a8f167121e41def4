import { createFileRoute } from '@tanstack/react-router'
import type { SearchSchemaInput } from '@tanstack/react-router'
import { loadPage } from '#src/app/loading/load-page.ts'
import { useMyPages } from '#src/screens/my-pages/use-my-pages.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { ErrandsPage } from '#src/screens/errands/errands-page.tsx'
import { parseErrandAddress } from '#src/screens/errands/list/errand-address.ts'
import type { ErrandAddress } from '#src/screens/errands/list/errand-address.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { useSite } from '#src/sites/use-site.ts'
import { DeferredBlocks } from '#src/screens/deferred-blocks.tsx'

export const Route = createFileRoute('/my-pages/errands')({
  // read by the page, which is not loaded with the rest of the portal
  validateSearch: (raw: ErrandAddress & SearchSchemaInput): ErrandAddress => raw,
  loader: async ({ context, location }) => {
    await Promise.all([loadPage(context, location), loadTexts('errands')])
  },
  component: ErrandsRoute,
})

function ErrandsRoute() {
  const { content } = usePage(Route.useMatch())
  const account = useMyPages()
  const { paths } = useSite()
  // the router keeps what the search does not know, such as a campaign
  const address = Route.useSearch({ select: parseErrandAddress, structuralSharing: true })
  const navigate = Route.useNavigate()
  // for a moment while somebody logs out
  if (!account) return null
  const isBoard = account.user.brfAccount !== undefined
  const hash = isBoard ? 'open-board-case' : 'open-case'
  return (
    <ErrandsPage
      holder={isBoard ? 'board' : 'resident'}
      address={address}
      onAddress={(search) => void navigate({ to: '.', search, replace: true, resetScroll: false })}
      today={account.today}
      reportHref={`${paths.myErrands}#${hash}`}
    >
      <DeferredBlocks blocks={content.blocks} />
    </ErrandsPage>
  )
}
