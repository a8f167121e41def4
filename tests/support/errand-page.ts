import type { Page } from '@playwright/test'
import sv from '#src/features/errands/messages.sv.json' with { type: 'json' }

/** The address of the errands on the Swedish site. */
export const errandsPath = '/mina-sidor/arenden/'

export const errandList = (page: Page) => page.getByRole('list', { name: sv.list.label })

export const errandRows = (page: Page) => errandList(page).getByRole('listitem')
