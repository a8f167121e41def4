import { createFileRoute } from '@tanstack/react-router'
import { loadPage } from '#src/app/loading/load-page.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { loadTexts } from '#src/i18n/feature-texts.ts'
import { SettingsTemplate } from '#src/screens/settings/settings.tsx'

// the query may hold the code of an e-ID, which is not for the content service
const place = { pathname: '/my-pages/settings', search: {} }

export const Route = createFileRoute('/my-pages/settings')({
  loader: async ({ context }) => {
    await Promise.all([loadPage(context, place), loadTexts('settings', 'login')])
  },
  component: SettingsRoute,
})

function SettingsRoute() {
  return <SettingsTemplate page={usePage(place)} />
}
