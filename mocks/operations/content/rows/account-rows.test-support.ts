import { expect } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { type TemplateRow, templateRow } from '#tests/support/clients/page-client.ts'
import { longDay } from '../../shared/page/formats.ts'

const amira = { personaId: 'amira' }
const board = { personaId: 'karin', associationId: 'association-almvalvet' }

const hidden = (page: Parameters<TemplateRow['shows']>[0]) => expect(page.seo.noindex).toBe(true)

/** The rows of table T around an account, and those of My Pages. */
export function accountRows(): TemplateRow[] {
  return [
    templateRow(['T-015', 'changeEmail', 'Jmse', '/byt-epost/'], 'account', ({ blocks }, page) => {
      hidden(page)
      expect(blocks.map(({ type }) => type)).toEqual(['richText', 'links'])
    }),
    templateRow(['T-015', 'changeEmail', 'Jmoy', '/vaihda-sahkoposti/'], 'account', ({ heading }) => {
      expect(heading).toBe('Vaihda sähköpostiosoite')
    }),
    templateRow(['T-016', 'consent', 'Boratt', '/samtycke/'], 'account', ({ terms, nextUrl }) => {
      expect(terms).toContain('<h2>Vad du säger ja till</h2>')
      expect(nextUrl).toBe('/mina-sidor/')
    }),
    templateRow(['T-023', 'electronicIdentificationReturn', 'Jmno', '/e-id/'], 'account', ({ blocks }) =>
      expect(blocks.at(-1)).toMatchObject({ type: 'links', links: [{ url: '/logg-inn/' }] }),
    ),
    templateRow(['T-025', 'forgotPassword', 'Jmse', '/glomt-losenord/'], 'account', ({ blocks }, page) => {
      hidden(page)
      expect(blocks[0]).toMatchObject({ html: expect.stringContaining('<ol>') as string })
      expect(JSON.stringify(blocks)).toContain('Kommer du inte åt din e-post längre?')
    }),
    templateRow(['T-026', 'setPassword', 'Jmse', '/valj-losenord/'], 'account', ({ preamble }, page) => {
      hidden(page)
      expect(preamble).toContain('Minst sex tecken')
    }),
    templateRow(['T-035', 'login', 'Jmse', '/logga-in/'], 'login', (content, page) => {
      hidden(page)
      expect(content.registerUrl).toBe('/skapa-konto/')
      expect(content.financePortalUrl).toMatch(/^https:/)
      expect(content.blocks[0]?.type).toBe('faq')
    }),
    templateRow(
      ['T-038', 'myDocuments', 'Jmse', '/mina-sidor/mina-avtal/'],
      'myDocuments',
      ({ documents }, page) => {
        hidden(page)
        expect(documents[0]).toMatchObject({
          name: 'Tilläggsavtal för inredning',
          status: 'pending',
          action: 'sign',
        })
        expect(documents.filter(({ status }) => status === 'done').length).toBeGreaterThan(3)
      },
      amira,
    ),
    templateRow(
      ['T-039', 'myDocumentsAction', 'Jmse', '/mina-sidor/mina-avtal/signera/'],
      'myDocuments',
      ({ current }, page) => {
        hidden(page)
        expect(current).toMatchObject({ status: 'pending', name: 'Tilläggsavtal för inredning' })
      },
      amira,
    ),
    templateRow(
      ['T-040', 'myDocumentsDone', 'Jmse', '/mina-sidor/mina-avtal/klart/'],
      'myDocuments',
      ({ current }, page) => {
        hidden(page)
        expect(current?.status).toBe('done')
      },
      amira,
    ),
    templateRow(
      ['T-041', 'myErrands', 'Jmse', '/mina-sidor/arenden/'],
      'account',
      ({ blocks }, page) => {
        hidden(page)
        expect(blocks[0]).toMatchObject({ html: expect.stringContaining('Akut?') as string })
      },
      amira,
    ),
    templateRow(
      ['T-041', 'myErrands', 'Jmse', '/mina-sidor/arenden/'],
      'account',
      ({ heading }) => expect(heading).toBe('Ärenden'),
      board,
    ),
    templateRow(
      ['T-042', 'myObject', 'Jmse', '/mina-sidor/min-bostad/'],
      'myObject',
      (content, page) => {
        hidden(page)
        expect(content.residence.objectNumber).toBe('C-1403')
        expect(content.facts.map(({ label }) => label)).toContain('Adress')
        const moveIn = longDay(jmse, content.residence.entryDate ?? '')
        expect(moveIn).toMatch(/^\d{1,2} [a-zåäö]+ \d{4}$/)
        expect(content.facts).toContainEqual({ label: 'Inflyttning', value: moveIn })
        expect(content.documents.length).toBeGreaterThan(3)
        expect(content.timeline).toHaveLength(5)
        expect(content.contacts.length).toBeGreaterThan(1)
      },
      amira,
    ),
    templateRow(
      ['T-043', 'myPages', 'Jmse', '/mina-sidor/'],
      'myPages',
      (content, page) => {
        hidden(page)
        expect(content.documents[0]?.status).toBe('pending')
        expect(content.nextPayment?.reference).toMatch(/^\d{11}$/)
        expect(content.news).toHaveLength(3)
      },
      amira,
    ),
    templateRow(
      ['T-044', 'myPagesBoard', 'Jmse', '/mina-sidor/'],
      'myPagesBoard',
      (content, page) => {
        hidden(page)
        expect(content).toMatchObject({ associationName: 'Brf Almvalvet', hasTechnicalManagement: true })
        expect(content.documents.map(({ name }) => name)).toEqual([
          'Årsredovisning',
          'Föreningens stadgar',
          'Underhållsplan, 30 år',
          'Förvaltningsavtal',
          'Protokoll från senaste styrelsemötet',
          'Driftjournal, kvartal 3',
        ])
      },
      board,
    ),
    templateRow(
      ['T-045', 'contactResident', 'Jmse', '/mina-sidor/kontakt/'],
      'contacts',
      ({ contacts }, page) => {
        hidden(page)
        expect(contacts[0]).toMatchObject({ role: 'realEstateAgent' })
        for (const { phone, email, title } of contacts) expect([phone, email, title]).not.toContain(undefined)
      },
      amira,
    ),
    templateRow(
      ['T-046', 'contactBoard', 'Jmse', '/mina-sidor/kontakt/'],
      'contacts',
      ({ contacts }, page) => {
        hidden(page)
        for (const { role } of contacts)
          expect(['customerSupport', 'customerService', 'assistant']).toContain(role)
      },
      board,
    ),
    templateRow(
      ['T-047', 'newsList', 'Jmse', '/mina-sidor/nyheter/'],
      'pageList',
      ({ items, categories, years }) => {
        expect(items.length).toBeGreaterThan(12)
        expect(categories).toContain('Gården')
        expect(years?.length).toBeGreaterThan(0)
      },
      amira,
    ),
    templateRow(
      ['T-048', 'payment', 'Jmse', '/mina-sidor/betalningar/'],
      'payments',
      ({ payments }, page) => {
        hidden(page)
        const fee = payments.find(({ text }) => text === 'Avgift för VIP')
        expect(fee).toMatchObject({ amount: 500, invoice: { name: 'Avgift för VIP' } })
        expect(payments.filter(({ status }) => status === 'Paid').length).toBeGreaterThan(0)
        expect(payments.some(({ invoice }) => invoice !== undefined)).toBe(true)
      },
      amira,
    ),
    templateRow(
      ['T-049', 'settings', 'Jmse', '/mina-sidor/mina-installningar/'],
      'account',
      ({ blocks }, page) => {
        hidden(page)
        expect(blocks).toHaveLength(1)
      },
      amira,
    ),
    templateRow(
      ['T-050', 'timeline', 'Jmse', '/mina-sidor/tidslinje/'],
      'timeline',
      ({ timeline }, page) => {
        hidden(page)
        expect(timeline.map(({ step }) => step)).toEqual([
          'contract',
          'interior',
          'inspection',
          'payment',
          'moveIn',
        ])
        expect(timeline.map(({ links }) => links?.[0]?.url)).toEqual([
          '/mina-sidor/tidslinje/avtal/',
          '/mina-sidor/tidslinje/inredning/',
          '/mina-sidor/tidslinje/besiktning/',
          '/mina-sidor/tidslinje/slutbetalning/',
          '/mina-sidor/tidslinje/inflyttning/',
        ])
        for (const { text } of timeline) expect(text?.length).toBeGreaterThan(20)
      },
      amira,
    ),
    templateRow(
      ['T-050', 'timeline', 'Jmse', '/mina-sidor/tidslinje/besiktning/'],
      'timeline',
      ({ heading, timeline }) => expect([heading, timeline.length]).toEqual(['Besiktning', 5]),
      amira,
    ),
    templateRow(
      ['T-051', 'vip', 'Jmse', '/mina-sidor/vip/'],
      'vip',
      ({ stages, objects, showings, membershipFee }) => {
        expect(membershipFee).toBe(500)
        expect(stages.map(({ name }) => name)).toContain('Brf Strandängen')
        // none that somebody has reserved or bought already
        expect(new Set(objects.map(({ status }) => status))).toEqual(new Set(['preselling']))
        expect(showings.length).toBeGreaterThan(0)
      },
      { personaId: 'viggo' },
    ),
    templateRow(
      ['T-051', 'vip', 'Jmse', '/mina-sidor/vip/'],
      'vip',
      ({ stages, objects, showings }) => {
        expect(stages.length).toBeGreaterThan(0)
        expect([objects, showings]).toEqual([[], []])
      },
      { personaId: 'saga' },
    ),
    templateRow(
      ['T-051', 'vip', 'Jmse', '/mina-sidor/vip/'],
      'vip',
      ({ stages, objects, membershipFee }) => {
        expect([stages, objects]).toEqual([[], []])
        expect(membershipFee).toBe(500)
      },
      { personaId: 'ragnar' },
    ),
    templateRow(
      ['T-052', 'myResidences', 'Jmse', '/mina-sidor/mina-bostader/'],
      'account',
      ({ heading }, page) => {
        hidden(page)
        expect(heading).toBe('Mina bostäder')
      },
      amira,
    ),
    templateRow(['T-066', 'registerUser', 'Jmse', '/skapa-konto/'], 'account', ({ terms, blocks }) => {
      expect(terms).toContain('Ditt personnummer')
      expect(blocks[0]).toMatchObject({ html: expect.stringContaining('<ul>') as string })
    }),
    templateRow(['T-066', 'registerUser', 'Jmoy', '/luo-tili/'], 'account', ({ terms }) => {
      expect(terms).toContain('Henkilötunnuksen')
    }),
    templateRow(
      ['T-070', 'residenceNews', 'Jmse', '/mina-sidor/nyheter/garden/'],
      'standardPage',
      ({ category, blocks }, page) => {
        hidden(page)
        expect(category).toBe('Gården')
        expect(blocks.map(({ type }) => type)).toEqual(['richText', 'video'])
      },
      amira,
    ),
  ]
}
