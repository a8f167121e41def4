import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import sv from '#src/features/errands/messages.sv.json' with { type: 'json' }
import { pageHeading } from '#tests/support/page-heading.ts'
import { on } from './journey.ts'
import { beginAt } from './begin-at.ts'
import type { MockControl } from './mock-control.ts'

/** The address of the errands on the Swedish site. */
export const errandsPath = '/mina-sidor/arenden/'

type Given = { page: Page; mock: MockControl; baseURL: string | undefined }
type Start = { query?: string; scenario?: string }

/** Opens the errands of a persona, in a starting point if one is named. */
export async function openErrands(given: Given, persona: string, { query = '', scenario }: Start = {}) {
  const { page, mock, baseURL } = given
  await beginAt(page, mock, { address: on('localhost', errandsPath + query, baseURL), persona, scenario })
  await expect(pageHeading(page)).toBeVisible()
}

export const errandList = (page: Page) => page.getByRole('list', { name: sv.list.label })

export const errandRows = (page: Page) => errandList(page).getByRole('listitem')
