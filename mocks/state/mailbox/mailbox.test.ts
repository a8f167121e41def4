import { expect, test } from 'vitest'
import { Clock, newClockData } from '../../engine/worlds/clock.ts'
import { Ids } from '../../engine/worlds/ids.ts'
import { Mailbox, type MailboxData } from './mailbox.ts'

const letter = {
  to: 'amira@example.com',
  siteKey: 'Jmse',
  locale: 'sv',
  subject: 'Hej',
  text: 'Hej!',
  links: [],
} as const

function emptyBox() {
  const clock = new Clock(newClockData())
  clock.freeze(Date.parse('2026-11-20T20:52:08Z'))
  const data: MailboxData = { mails: [] }
  return { clock, data, box: new Mailbox(data, clock, new Ids({})) }
}

test('a mail that was sent lies on top of the box, with the time of the world', () => {
  const { clock, box } = emptyBox()
  expect(box.list()).toEqual([])
  box.send({ ...letter, links: [] })
  clock.advance(60)
  box.send({ ...letter, subject: 'Igen', links: [] })
  expect(box.list()).toMatchObject([
    { id: 'mail-1002', subject: 'Igen', sentAt: '2026-11-20T20:53:08.000Z' },
    { id: 'mail-1001', subject: 'Hej', sentAt: '2026-11-20T20:52:08.000Z' },
  ])
})

test('a full box lets go of the oldest mail', () => {
  const { data, box } = emptyBox()
  for (let i = 0; i < 201; i++) box.send({ ...letter, links: [] })
  expect(data.mails).toHaveLength(200)
  expect(box.list().at(-1)?.id).toBe('mail-1002')
})

test('a link that was used says so in the mail, and no other does', () => {
  const { box, clock } = emptyBox()
  const link = (url: string) => ({ purpose: 'setPassword' as const, url, expiresAt: null, usedAt: null })
  box.send({ ...letter, links: [link('/a'), link('/b')] })
  clock.advance(60)
  box.linkUsed('/b')
  expect(box.list()[0]?.links.map(({ usedAt }) => usedAt)).toEqual([null, '2026-11-20T20:53:08.000Z'])
})
