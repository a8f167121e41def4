import { defineCommand } from 'citty'
import { buildFrontPage, builtPage } from '../mock/front-page.ts'

/** `front-page`: the page at the root of the mock, unless it is as its sources are. Exit 2 when it can't be built. */
export const frontPage = defineCommand({
  meta: { name: 'front-page', description: 'Build the front page of the mock, unless it is up to date' },
  run: () => buildFrontPage(builtPage),
})
