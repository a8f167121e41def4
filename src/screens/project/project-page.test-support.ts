import { page } from 'vitest/browser'
import project from '#src/screens/project/messages.sv.json'

/** A project of twenty homes. */
export const strandangen = '/bostader/nacka/ekbacken/brf-strandangen/'

const facade = () => page.getByRole('group', { name: /^Lägenheter i Hus/ })

/** The homes of the facade, from the top. */
export const homes = () => facade().getByRole('button')

export const homeNamed = (number: string) => facade().getByRole('button', { name: new RegExp(`^${number},`) })

/** The numbers of the homes that the facade shows. */
export const numbers = () =>
  homes()
    .elements()
    .map((one) => one.getAttribute('aria-label')?.split(',')[0])

/** What is told about the chosen home beside the facade. */
export const chosen = () => page.getByRole('region', { name: project.chosen.label })

/** The rows of the table of homes, without its head. */
export const rows = () =>
  page
    .getByRole('table', { name: project.table.title })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

export const row = (number: string) => rows().filter({ hasText: number })

/** The card with price and ways on. */
export const decision = () => page.getByRole('region', { name: project.card.label })

/** The letters of the houses whose roofs the site plan shows in brand colour. */
export const underRoofOfBrand = () => {
  const roofs = [...document.querySelectorAll('polygon.fill-brand')].map((one) => one.getBoundingClientRect())
  const marks = page
    .getByRole('button', { name: /^Visa Hus .* i fasaden|^Hus .*, visas i fasaden/ })
    .elements()
  return marks
    .filter((mark) => {
      const { left, top, width, height } = mark.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return roofs.some((roof) => roof.left < x && x < roof.right && roof.top < y && y < roof.bottom)
    })
    .map(({ textContent }) => textContent)
}
