import { Outlet, createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '#src/app/loading/guards.ts'
import { useMyPages } from '#src/screens/my-pages/use-my-pages.ts'
import { MyPagesMenu } from '#src/screens/my-pages/my-pages-menu.tsx'
import { loadTexts } from '#src/i18n/feature-texts.ts'

/** Around every page of My Pages: login first, and the menu of whoever is logged in. */
export const Route = createFileRoute('/my-pages')({
  beforeLoad: ({ context, location }) => requireLogin(context, location),
  loader: () => loadTexts('my-pages', 'page-content', 'search'),
  component: MyPagesLayout,
})

function MyPagesLayout() {
  const account = useMyPages()
  return (
    <>
      {account && (
        <MyPagesMenu
          entries={account.entries}
          currentPath={account.localPath}
          errandNews={account.errandNews.length}
        />
      )}
      <Outlet />
    </>
  )
}
