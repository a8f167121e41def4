import { expect } from 'vitest'
import { type TemplateRow, templateRow } from '#tests/support/clients/page-client.ts'

const pdf = expect.stringMatching(/^\/contentservice\/externalfiles\/.+\.pdf$/) as string

/** The rows of table T that sell homes and premises, and the pages of errors. */
export function salesRows(): TemplateRow[] {
  return [
    templateRow(['T-001', 'start', 'Jmse', '/'], 'start', ({ heading, image, blocks }) => {
      expect(heading).toBe('Var vill du vakna?')
      expect(image.altText.length).toBeGreaterThan(5)
      expect(blocks.map(({ type }) => type)).toEqual(['residences', 'cards', 'feature'])
    }),
    templateRow(['T-001', 'start', 'Jmoy', '/'], 'start', ({ heading }) => {
      expect(heading).toBe('Missä haluat herätä?')
    }),
    templateRow(['T-002', 'search', 'Jmse', '/sok-bostad/'], 'search', ({ tags }) =>
      expect(tags).toEqual([]),
    ),
    templateRow(['T-002', 'search', 'Jmno', '/finn-din-bolig/oslo/'], 'search', ({ heading, tags }) => {
      expect(heading).toBe('Boliger i Oslo')
      expect(tags).toMatchObject([{ type: 'municipality', text: 'Oslo' }])
    }),
    templateRow(['T-003', 'areasList', 'Jmse', '/omraden/'], 'standardPage', ({ blocks: [cards] }) => {
      expect(cards?.type === 'cards' && cards.cards.length).toBeGreaterThan(25)
    }),
    templateRow(
      ['T-003', 'areasList', 'Seniorgarden', '/omraden/'],
      'standardPage',
      ({ blocks: [cards] }) => {
        const left = cards?.type === 'cards' ? cards.cards.map(({ meta }) => meta) : []
        expect(left.length).toBeGreaterThan(5)
        // what is sold out is no place to look for a home
        expect(left).not.toContain('0 hem')
      },
    ),
    templateRow(['T-004', 'area', 'Jmse', '/omraden/nacka/ekbacken/'], 'area', (content) => {
      expect(content.stages.map(({ name }) => name)).toEqual(['Brf Strandängen', 'Furuskär'])
      expect(content.facts).toContainEqual({ label: 'Ort', value: 'Nacka, Stockholms län' })
      expect(content.distances.length).toBeGreaterThan(2)
      expect(content.news.map(({ url }) => url)).toContain('/nyheter/strandpromenaden-oppnar/')
      expect(content.contacts[0]?.email).toContain('@')
    }),
    templateRow(['T-009', 'buyResidenceInfo', 'Jmse', '/boka/info/'], 'booking', (content) => {
      expect(content).toMatchObject({ variant: 'two', withdrawalDays: 14, documents: [{ url: pdf }] })
      expect(content.terms).toContain('<h2>Ångerrätt</h2>')
      expect(content.blocks[0]).toMatchObject({ html: expect.stringContaining('<ol>') as string })
    }),
    templateRow(['T-009', 'buyResidenceInfo', 'Jmno', '/bestill/info/'], 'booking', ({ variant, terms }) => {
      expect(variant).toBe('one')
      expect(terms).toContain('bustadoppføringslova')
    }),
    templateRow(['T-010', 'buyResidenceSuccess', 'Jmse', '/boka/tack/'], 'booking', ({ heading }, page) => {
      expect(heading).toBe('Tack, bokningen är betald')
      expect(page.seo.noindex).toBe(true)
    }),
    templateRow(['T-010', 'buyResidenceSuccess', 'Jmno', '/bestill/takk/'], 'booking', ({ variant }) => {
      expect(variant).toBe('one')
    }),
    templateRow(
      ['T-011', 'buyResidenceError', 'Jmoy', '/varaus/virhe/'],
      'booking',
      ({ variant, blocks }, page) => {
        expect(variant).toBe('three')
        expect(page.seo.noindex).toBe(true)
        expect(blocks.map(({ type }) => type)).toEqual(['richText', 'links'])
      },
    ),
    templateRow(
      ['T-012', 'clickToBuyContract', 'Jmse', '/boka/bokningsavtal/'],
      'booking',
      ({ terms }, page) => {
        expect(terms).toContain('14 dagar')
        expect(page.seo.noindex).toBe(true)
      },
    ),
    templateRow(['T-013', 'clickToBuyComplete', 'Jmse', '/boka/klart/'], 'booking', (_content, page) => {
      expect(page.seo.noindex).toBe(true)
    }),
    templateRow(['T-013', 'clickToBuyComplete', 'Jmoy', '/varaus/valmis/'], 'booking', ({ variant }) => {
      expect(variant).toBe('three')
    }),
    templateRow(
      ['T-033', 'error404', 'Jmse', '/det/finns/inte/'],
      'error404',
      ({ links }) => {
        expect(links.map(({ url }) => url)).toEqual(['/', '/sok-bostad/', '/sok/'])
      },
      { status: 404 },
    ),
    templateRow(['T-034', 'error500', 'Jmno', '/500/'], 'error500', ({ links }) => {
      expect(links.length).toBeGreaterThan(1)
    }),
    templateRow(
      ['T-054', 'object', 'Jmse', '/bostader/nacka/ekbacken/brf-strandangen/c-1404/'],
      'object',
      (content) => {
        expect(content).toMatchObject({
          seo: { areaName: 'Ekbacken', swanLabel: true },
          stage: { name: 'Brf Strandängen' },
          floorPlanDocument: { name: 'Planritning', url: pdf },
        })
        expect(content.documents.map(({ name }) => name)).toEqual([
          'Bofakta',
          'Kostnadskalkyl',
          'Trivselregler',
        ])
        expect(content.facts.length).toBeGreaterThan(6)
        expect(content.similarObjects.length).toBeGreaterThan(0)
      },
    ),
    templateRow(
      ['T-055', 'notFoundObject', 'Jmse', '/bostader/nacka/ekbacken/brf-strandangen/z-9999/'],
      'error404',
      ({ preamble, links, blocks }, page) => {
        expect(preamble).toContain('Brf Strandängen')
        expect(links[0]?.url).toBe('/bostader/nacka/ekbacken/brf-strandangen/')
        expect(blocks).toMatchObject([{ type: 'residences', ids: ['stage-strandangen'] }])
        expect(page.seo.noindex).toBe(true)
      },
      { status: 404 },
    ),
    templateRow(['T-056', 'premisesStart', 'Jmse', '/lokaler/'], 'standardPage', ({ blocks }) => {
      expect(blocks.map(({ type }) => type)).toEqual(['factList', 'form'])
    }),
    templateRow(['T-057', 'premisesStage', 'Jmse', '/lokaler/stockholm/ankarspelet/'], 'stage', (content) => {
      expect(content).toMatchObject({ projectType: 5, clickToBuy: false, hasExplorer: false })
      expect(content.heading).toBe('Lokaler i Kvarteret Ankarspelet')
      expect(content.facts.map(({ label }) => label)).not.toContain('Upplåtelseform')
      const [cards] = content.blocks
      expect(cards?.type === 'cards' && cards.cards).toHaveLength(2)
    }),
    templateRow(
      ['T-058', 'premisesObject', 'Jmse', '/lokaler/stockholm/ankarspelet/restaurang-1/'],
      'premises',
      ({ summary, images, facts, contacts, blocks }) => {
        expect(images).toHaveLength(1)
        expect(summary).toMatchObject({ type: 'restaurant', municipality: 'Stockholm' })
        expect(facts.length).toBeGreaterThanOrEqual(5)
        expect(contacts).toHaveLength(1)
        expect(blocks).toMatchObject([
          { type: 'form', formType: 'premisesOrder', heading: 'Är du intresserad?' },
        ])
      },
    ),
    templateRow(
      ['T-062', 'referenceProject', 'Jmse', '/referensprojekt/mejeriet/'],
      'reference',
      (content) => {
        expect(content).toMatchObject({ status: 'finalized', projectType: 3, place: 'Uppsala' })
        expect(content.facts.map(({ value }) => value)).toContain('Bostadsrätter')
        expect(content.blocks.map(({ type }) => type)).toEqual(['richText', 'quote', 'cards'])
      },
    ),
    templateRow(
      ['T-062', 'referenceProject', 'JmEntreprenad', '/projekt/varvskajen/'],
      'reference',
      (content) => {
        expect(content).toMatchObject({ status: 'ongoing', contractorProjectType: 1 })
        const [story, others] = content.blocks
        expect(story?.type === 'richText' && story.html).toContain('Sponten')
        // the other quay first, and not the project itself
        expect(others).toMatchObject({
          heading: 'Fler projekt',
          cards: [{ url: '/projekt/sundsbryggan/' }, { url: '/projekt/solbrunns-gator/' }, {}, {}],
        })
      },
    ),
    templateRow(['T-063', 'referenceStart', 'Jmse', '/referensprojekt/'], 'pageList', ({ items }) => {
      expect(items.map(({ url }) => url)).toContain('/referensprojekt/utkiken/')
      for (const { place } of items) expect(place).toBeDefined()
    }),
    templateRow(
      ['T-064', 'referenceProjectSecondBrand', 'Seniorgarden', '/hus-vi-byggt/kastanjen/'],
      'reference',
      ({ projectType, blocks }) => {
        expect(projectType).toBe(6)
        expect(blocks.at(-2)).toMatchObject({ type: 'quote', author: 'Birger, 81' })
        expect(blocks.at(-1)).toMatchObject({ type: 'cards', heading: 'Fler projekt' })
      },
    ),
    templateRow(
      ['T-065', 'referenceStartSecondBrand', 'Seniorgarden', '/hus-vi-byggt/'],
      'pageList',
      ({ items }) => expect(items).toHaveLength(4),
    ),
    templateRow(
      ['T-067', 'rentalProject', 'Jmse', '/bostader/malmo/mollegarden/larktradet/'],
      'stage',
      ({ projectType, clickToBuy }) => expect([projectType, clickToBuy]).toEqual([4, false]),
    ),
    templateRow(['T-068', 'rentalStart', 'Jmse', '/hyresratter/'], 'pageList', ({ items, blocks }) => {
      expect(items.map(({ heading }) => heading)).toEqual(['Lärkträdet', 'Björknäveln'])
      expect(blocks.map(({ type }) => type)).toEqual(['richText', 'form'])
    }),
    templateRow(
      ['T-071', 'seoCounty', 'Jmse', '/bostader/stockholms-lan/'],
      'standardPage',
      ({ heading, blocks }) => {
        expect(heading).toBe('Nya bostäder i Stockholms län')
        expect(blocks.map(({ type }) => type)).toEqual(['factList', 'residences', 'links'])
      },
    ),
    templateRow(['T-071', 'seoCounty', 'Jmoy', '/asunnot/uusimaa/'], 'standardPage', ({ heading }) => {
      expect(heading).toBe('Uudet asunnot Uudellamaalla')
    }),
    templateRow(
      ['T-072', 'seoMunicipality', 'Jmse', '/bostader/nacka/'],
      'standardPage',
      ({ heading, blocks }) => {
        expect(heading).toBe('Nya bostäder i Nacka')
        expect(blocks.map(({ type }) => type)).toEqual([
          'richText',
          'factList',
          'residences',
          'cards',
          'links',
        ])
      },
    ),
    templateRow(['T-072', 'seoMunicipality', 'Jmno', '/boliger/tromso/'], 'standardPage', ({ preamble }) => {
      expect(preamble).toContain('midnattssol')
    }),
    templateRow(
      ['T-073', 'showingQr', 'Jmse', '/bostader/nacka/ekbacken/brf-strandangen/qr/'],
      'showing',
      ({ stageId, heading }) =>
        expect([stageId, heading]).toEqual(['stage-strandangen', 'Välkommen till Brf Strandängen']),
    ),
    templateRow(
      ['T-074', 'showingForm', 'Jmse', '/bostader/nacka/ekbacken/brf-strandangen/visning/'],
      'showing',
      ({ showing, checkInUrl }) => {
        expect(showing?.start).toMatch(/Z$/)
        expect(checkInUrl).toBe('/bostader/nacka/ekbacken/brf-strandangen/qr/')
      },
    ),
    templateRow(
      ['T-075', 'soldOut', 'Jmse', '/bostader/lund/solbrunnshog/almvalvet/'],
      'stage',
      ({ clickToBuy, interestOpen, news }) => {
        expect([clickToBuy, interestOpen]).toEqual([false, false])
        expect(news.map(({ url }) => url)).toContain('/press/arkitektpris/')
      },
    ),
    templateRow(
      ['T-076', 'stage', 'Jmse', '/bostader/nacka/ekbacken/brf-strandangen/'],
      'stage',
      (content) => {
        expect(content).toMatchObject({
          projectType: 3,
          clickToBuy: true,
          hasExplorer: true,
          interestOpen: true,
        })
        expect(content.phases).toHaveLength(11)
        expect(content.documents.map(({ name }) => name)).toEqual([
          'Byggnadsbeskrivning',
          'Trivselregler',
          'Ekonomisk plan',
          'Föreningens stadgar',
        ])
        expect(content.news.length).toBeGreaterThan(0)
        expect(content.distances.length).toBeGreaterThan(0)
      },
    ),
    templateRow(
      ['T-079', 'succession', 'Jmse', '/overlatelser/'],
      'succession',
      ({ municipalities, blocks }) => {
        expect(municipalities.map(({ text }) => text)).toEqual(['Alla kommuner', 'Stockholm'])
        expect(municipalities[0]?.count).toBe(municipalities[1]?.count)
        expect(blocks).toHaveLength(1)
      },
    ),
    templateRow(['T-079', 'succession', 'Jmoy', '/siirrot/'], 'succession', ({ municipalities }) => {
      expect(municipalities.map(({ text }) => text)).toEqual(['Kaikki kunnat', 'Lahti'])
    }),
    templateRow(
      ['T-080', 'successionStage', 'Jmse', '/bostader/stockholm/lindkajen/ankarspelet-1/'],
      'stage',
      ({ clickToBuy }) => expect(clickToBuy).toBe(false),
    ),
  ]
}
