import { createFileRoute } from '@tanstack/react-router'
import { createElement } from 'react'
import { loadPage } from '#src/app/loading/load-page.ts'
import { usePage } from '#src/domain/page/use-page.ts'
import { loadTemplateOf } from '#src/screens/load-template.ts'
import { templateNamed } from '#src/screens/shown-template.ts'

export const Route = createFileRoute('/$')({
  // a list narrowed by its query is read anew (pageAddress), and stays on the screen until then
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location }) => {
    await loadTemplateOf(loadPage(context, location))
  },
  component: ContentRoute,
})

function ContentRoute() {
  const page = usePage(Route.useMatch())
  return createElement(templateNamed(page.template), { page })
}
