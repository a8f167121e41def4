import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#src/app/loading/load-page.ts'
import { useMyPages } from '#src/screens/my-pages/use-my-pages.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { BoardPage } from '#src/screens/my-pages/overview/board-page.tsx'
import { OverviewPage } from '#src/screens/my-pages/overview/overview-page.tsx'

export const Route = createFileRoute('/my-pages/')({
  loader: async ({ context, location }) => {
    await loadPage(context, location)
  },
  component: OverviewRoute,
})

function OverviewRoute() {
  const { content } = usePage(Route.useMatch())
  const account = useMyPages()
  // for a moment while somebody logs out
  if (!account) return null
  if (content.kind === 'myPagesBoard')
    return <BoardPage content={content} firstName={account.user.firstName} />
  return content.kind === 'myPages' && <OverviewPage content={content} {...account} />
}
