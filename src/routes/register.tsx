import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#src/app/loading/load-page.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { useRegisterPage } from '#src/screens/register/use-register-page.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { RegisterTemplate } from '#src/screens/register/register.tsx'

// the query may hold a code, which is not for the content service
const place = { pathname: '/register', search: {} }

export const Route = createFileRoute('/register')({
  validateSearch: ({ referrer }: Record<string, unknown>): { referrer?: string } => ({
    referrer: typeof referrer === 'string' ? referrer : undefined,
  }),
  loader: async ({ context }) => {
    await Promise.all([loadPage(context, place), loadTexts('register', 'login', 'page-content', 'search')])
  },
  component: RegisterRoute,
})

function RegisterRoute() {
  const page = usePage(place)
  return <RegisterTemplate page={page} {...useRegisterPage(Route.useSearch())} />
}
