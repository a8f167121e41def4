import compare from '#src/screens/home/compare/messages.sv.json' with { type: 'json' }
import home from '#src/screens/home/messages.sv.json' with { type: 'json' }
import search from '#src/features/search/messages.sv.json' with { type: 'json' }
import filters from '#src/screens/search/filters/messages.sv.json' with { type: 'json' }
import type { Journey } from './journey.ts'

const strandangen = '/bostader/nacka/ekbacken/brf-strandangen/'

/** Looking for a home, and at one. */
export const searchJourneys: readonly Journey[] = [
  {
    name: 'search and map',
    async walk({ person }) {
      await person.opens({ path: '/sok-bostad/' })
      await person.until('thirty homes are there', async () => (await person.counts('main article')) >= 30)
      await person.presses('button', search.filter.price)
      await person.sees('dialog', search.filter.price)
      await person.fills(filters.range.price.high, '4000000', { inDialog: true })
      await person.key('Tab')
      await person.isAt('maxPrice=4000000')
      await person.key('Escape')
      await person.seesNoMore('dialog', search.filter.price)
      await person.presses('choice', search.view.map)
      await person.isAt('#map')
      await person.until('pins are on the map', async () => (await person.counts('.leaflet-marker-icon')) > 0)
      await person.run('history.back()')
      await person.until('the list is back', async () => (await person.counts('main article')) > 0)
    },
  },
  {
    name: 'home and compare',
    async walk({ person }) {
      await person.opens({ path: `${strandangen}c-1501/` })
      await person.sees('heading', 'Tre rum högst upp')
      await person.presses('button', home.viewer.sun)
      await person.until(
        'the sun study has a slider',
        async () => (await person.counts('input[type=range]')) > 0,
      )
      await person.presses('button', compare.open)
      await person.sees('dialog', compare.title)
      await person.sees('text', 'C-1501', { inDialog: true, part: true })
    },
  },
]
