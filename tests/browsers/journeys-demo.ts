import { sv as director } from '#src/demo/director/panel-texts/sv.ts'
import { t } from '#tests/support/texts/trainer-texts.ts'
import type { Journey } from './journey.ts'

/** The tools of a demonstration. */
export const demoJourneys: readonly Journey[] = [
  {
    name: 'director with all its tabs',
    async walk({ person }) {
      await person.opens({ path: '/logga-in/' })
      await person.until(
        'the handle is there',
        async () => (await person.counts('[data-director-handle]')) > 0,
      )
      await person.run("document.querySelector('[data-director-handle]').click()")
      for (const tab of Object.values(director.tabs)) {
        // oxlint-disable-next-line no-await-in-loop -- one tab after the other
        await person.presses('tab', tab, { part: true })
        // oxlint-disable-next-line no-await-in-loop -- as above
        await person.until(`${tab} shows something`, async () =>
          person.run<boolean>(
            "return (document.querySelector('[data-director-panel] [role=tabpanel]:not([inert])')?.textContent ?? '').length > 20",
          ),
        )
        // oxlint-disable-next-line no-await-in-loop -- as above
        const isBroken = await person.run<boolean>(
          `return document.body.textContent.includes(${JSON.stringify(director.broken)})`,
        )
        if (isBroken) throw new Error(`The tab ${tab} is broken.`)
      }
    },
  },
  {
    name: 'trainer',
    async walk({ person }) {
      await person.opens({ path: '/trainer/', anyWorld: true })
      await person.sees('heading', t('table.title'))
      await person.fills(t('make.count'), '2')
      const name = `B${Date.now() % 100_000}`
      await person.fills(t('make.name'), name, { part: true })
      await person.key('Enter')
      await person.sees('text', `${name} 1`, { part: true })
    },
  },
  {
    name: 'offline demo',
    isStatic: true,
    async walk({ person, setHost }) {
      await person.opens({ path: '/mina-sidor/', persona: 'amira' })
      await person.sees('heading', 'Hej Amira')
      await person.until('the worker has kept the build', () => person.run<boolean>(askWhetherKept))
      await setHost(false)
      await person.run('window.isOld = true; location.reload()')
      await person.until('the page is another', () => person.run<boolean>('return window.isOld !== true'))
      await person.sees('heading', 'Hej Amira')
      await setHost(true)
    },
  },
]

/** A question that is answered later, by way of the window: not every driver waits for a promise. */
const askWhetherKept = `
  if (window.isKept === undefined) {
    window.isKept = false
    void caches.match('/').then((page) => (page ? (window.isKept = true) : delete window.isKept))
  }
  return window.isKept === true
`
