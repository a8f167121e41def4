import { createFileRoute, redirect } from '@tanstack/react-router'
import { userQuery } from '#src/api/session/session.ts'
import { loadPage } from '#src/app/loading/load-page.ts'
import { useLoginPage } from '#src/screens/login/use-login-page.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { LoginPage } from '#src/screens/login/login-page.tsx'
import { readLoginSearch } from '#src/features/login/login-search.ts'

// the query may hold a code, which is not for the content service
const place = { pathname: '/login', search: {} }

export const Route = createFileRoute('/login')({
  validateSearch: readLoginSearch,
  beforeLoad: ({ context, search }) => {
    // with a referrer somebody was sent here: as who they are now, they may not see it; another address is asked for after
    // the login, and by whoever has logged in with a password
    const user = context.queryClient.getQueryData(userQuery().queryKey)
    if (user && !search.referrer && search.view !== 'address')
      throw redirect({ to: '/my-pages', replace: true })
  },
  loader: async ({ context }) => {
    await Promise.all([loadPage(context, place), loadTexts('login')])
  },
  component: LoginRoute,
})

function LoginRoute() {
  const { content } = usePage(place)
  const login = useLoginPage(Route.useSearch())
  return content.kind === 'login' && <LoginPage content={content} {...login} />
}
