import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#src/app/loading/load-page.ts'
import { useMyPages } from '#src/screens/my-pages/use-my-pages.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { ErrandNews } from '#src/screens/errands/list/errand-news.tsx'
import { BoardPage } from '#src/screens/my-pages/overview/board-page.tsx'
import { OverviewPage } from '#src/screens/my-pages/overview/overview-page.tsx'
import { useSite } from '#src/sites/use-site.ts'

export const Route = createFileRoute('/my-pages/')({
  loader: async ({ context, location }) => {
    await Promise.all([loadPage(context, location), loadTexts('errands')])
  },
  component: OverviewRoute,
})

function OverviewRoute() {
  const { content } = usePage(Route.useMatch())
  const account = useMyPages()
  const { paths } = useSite()
  // for a moment while somebody logs out
  if (!account) return null
  const { user, today, entries, errandNews } = account
  // whoever has the page of errands may report a fault as well, and is led to it from here (P-011, P-017)
  const hash = user.brfAccount === undefined ? 'open-case' : 'open-board-case'
  const reportHref = entries.includes('errands') ? `${paths.myPages}#${hash}` : undefined
  if (content.kind === 'myPagesBoard')
    return <BoardPage content={content} firstName={user.firstName} reportHref={reportHref} />
  return (
    content.kind === 'myPages' && (
      <OverviewPage
        content={content}
        user={user}
        today={today}
        reportHref={reportHref}
        errandNews={errandNews.length > 0 && <ErrandNews notifications={errandNews} />}
      />
    )
  )
}
