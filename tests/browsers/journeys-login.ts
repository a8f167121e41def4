import login from '#src/features/login/messages.sv.json' with { type: 'json' }
import loginFi from '#src/features/login/messages.fi.json' with { type: 'json' }
import loginNb from '#src/features/login/messages.nb.json' with { type: 'json' }
import { providerTexts } from '#src/demo/identity-provider/provider-texts.ts'
import type { Journey } from './journey.ts'

type Order = { orderRef: string }

/** Coming in: with the phone, and on the page of a provider. */
export const loginJourneys: readonly Journey[] = [
  {
    name: 'e-ID with the phone',
    async walk({ person, mock }) {
      await person.opens({ path: '/logga-in/' })
      await person.sees('button', login.eid.otherDevice)
      await mock('PUT', '/eid/behaviour', { mode: 'manual', personaId: null, delaySeconds: 0 })
      await person.presses('button', login.eid.otherDevice)
      const code = () =>
        person.run<string>(
          `return document.querySelector('img[alt=${JSON.stringify(login.waiting.qr)}]')?.src ?? ''`,
        )
      const first = await person.until('a code is shown', code)
      await person.until('another code is shown', async () => (await code()) !== first)
      const [order] = await mock<Order[]>('GET', '/eid/orders?state=pending')
      await mock('POST', `/eid/orders/${order?.orderRef}/approve`, { personaId: 'amira' })
      await person.isAt('/mina-sidor/')
      await person.sees('heading', 'Hej Amira')
    },
  },
  ...(
    [
      ['Norwegian login', 'no.', '/logg-inn/', loginNb, providerTexts.eident, 'Henning', '/mine-sider/'],
      ['Finnish login', 'fi.', '/kirjaudu-sisaan/', loginFi, providerTexts.signicat, 'Väinö', '/sivuni/'],
    ] as const
  ).map(([name, site, path, texts, provider, persona, home]): Journey => ({
    name,
    async walk({ person }) {
      await person.opens({ site, path })
      await person.presses('button', texts.eid.redirect)
      await person.presses('choice', persona, { part: true })
      await person.presses('button', provider.approve)
      await person.isAt(home)
    },
  })),
]
