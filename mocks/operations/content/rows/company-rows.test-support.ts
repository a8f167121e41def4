import { expect } from 'vitest'
import { type TemplateRow, templateRow } from '#tests/support/clients/page-client.ts'

const types = (blocks: readonly { type: string }[]) => new Set(blocks.map(({ type }) => type))

/** Pages of a list, each with a heading, a text and a picture. */
function listed(items: readonly { heading: string; text?: string; image?: object }[], atLeast: number): void {
  expect(items.length).toBeGreaterThanOrEqual(atLeast)
  for (const { heading, text, image } of items) {
    expect(heading.length).toBeGreaterThan(3)
    expect(text?.length).toBeGreaterThan(10)
    expect(image).toBeDefined()
  }
}

const latestFirst = (items: readonly { publishedOn?: string }[]) => {
  const days = items.map(({ publishedOn = '' }) => publishedOn)
  expect(days).toEqual(days.toSorted().toReversed())
}

/** The rows of table T that tell of the company and what it writes. */
export function companyRows(): TemplateRow[] {
  return [
    templateRow(
      ['T-005', 'article', 'Jmse', '/nyheter/strandpromenaden-oppnar/'],
      'standardPage',
      (content) => {
        expect(content).toMatchObject({
          category: 'Område',
          image: { altText: expect.any(String) as string },
        })
        expect(content.publishedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
        expect(content.related?.map(({ url }) => url)).toContain('/hallbarhet/forskolan-vid-stranden/')
        expect(types(content.blocks)).toEqual(new Set(['richText', 'video', 'quote']))
      },
    ),
    templateRow(['T-006', 'availableJobs', 'Jmse', '/karriar/lediga-jobb/'], 'pageList', ({ items }) => {
      listed(items, 8)
      for (const { place, lastDay } of items) expect([place, lastDay]).not.toContain(undefined)
    }),
    templateRow(['T-006', 'availableJobs', 'Jmoy', '/ura/avoimet-tyopaikat/'], 'pageList', ({ items }) =>
      listed(items, 2),
    ),
    templateRow(
      ['T-007', 'blogItem', 'Jmse', '/bloggen/varfor-tar-det-tva-ar/'],
      'standardPage',
      (content) => {
        expect(content.author).toBe('Fredrik Norén, platschef')
        expect(content.blocks[0]).toMatchObject({ html: expect.stringContaining('<table>') as string })
      },
    ),
    templateRow(['T-008', 'blogList', 'Jmse', '/bloggen/'], 'pageList', ({ items }) => {
      listed(items, 4)
      latestFirst(items)
    }),
    templateRow(
      ['T-014', 'campaign', 'Jmse', '/kampanj/flytta-fore-sommaren/'],
      'standardPage',
      ({ blocks }) => {
        expect(types(blocks)).toEqual(new Set(['residences', 'richText', 'faq', 'cards']))
      },
    ),
    templateRow(
      ['T-014', 'campaign', 'Jmno', '/kampanje/klar-til-innflytting/'],
      'standardPage',
      ({ blocks }) => {
        expect(types(blocks)).toContain('residences')
      },
    ),
    templateRow(
      ['T-017', 'corporateAbout', 'Jmse', '/om-oss/vilka-vi-ar/'],
      'standardPage',
      (content, page) => {
        expect(page.isCorporate).toBe(true)
        expect(types(content.blocks)).toContain('contacts')
      },
    ),
    templateRow(
      ['T-018', 'corporateContact', 'Jmse', '/kundservice/kontakt/'],
      'standardPage',
      ({ blocks }) => {
        expect(blocks.find(({ type }) => type === 'form')).toMatchObject({ formType: 'corporateContact' })
        expect(types(blocks)).toContain('contacts')
      },
    ),
    templateRow(
      ['T-019', 'corporateNews', 'Jmse', '/nyheter/'],
      'pageList',
      ({ items, categories, years }) => {
        listed(items, 25)
        latestFirst(items)
        expect(categories).toEqual(expect.arrayContaining(['Säljstart', 'Bygge', 'Inflyttning']))
        expect(years?.length).toBeGreaterThan(2)
      },
    ),
    templateRow(['T-020', 'corporateSearch', 'Jmse', '/om-oss/sok/'], 'textSearch', (content, page) => {
      expect(content.heading).toBe('Sök i Om oss')
      expect(page).toMatchObject({ isCorporate: true, seo: { noindex: true } })
    }),
    templateRow(['T-020', 'corporateSearch', 'JmseEn', '/en/about-us/search/'], 'textSearch', (content) => {
      expect(content.heading).toBe('Search About us')
    }),
    templateRow(['T-021', 'corporateStart', 'Jmse', '/om-oss/'], 'standardPage', (content, page) => {
      expect(page.isCorporate).toBe(true)
      expect(types(content.blocks)).toEqual(new Set(['richText', 'factList', 'cards', 'quote']))
    }),
    templateRow(['T-022', 'customerService', 'Jmse', '/kundservice/'], 'standardPage', ({ blocks }) => {
      expect(types(blocks)).toEqual(new Set(['factList', 'contacts', 'cards', 'form']))
    }),
    templateRow(['T-024', 'faq', 'Jmse', '/kundservice/vanliga-fragor/'], 'standardPage', ({ blocks }) => {
      expect(blocks.filter(({ type }) => type === 'faq')).toHaveLength(3)
      for (const block of blocks)
        if (block.type === 'faq') expect(block.items.length).toBeGreaterThanOrEqual(3)
    }),
    templateRow(
      ['T-027', 'imageFile', 'Jmse', '/press/bilder/strandangen-kvall/'],
      'standardPage',
      ({ blocks }) => {
        expect(blocks[0]).toMatchObject({
          type: 'image',
          image: {
            altText: expect.any(String) as string,
            description: expect.stringContaining('Nacka') as string,
          },
        })
      },
    ),
    templateRow(
      ['T-028', 'inspirationArticle', 'Jmse', '/inspiration/ljuset-i-ett-norrfonster/'],
      'standardPage',
      ({ author, blocks }) => {
        expect(author).toBe('Petra Wallin')
        expect(types(blocks)).toEqual(new Set(['richText', 'image', 'quote', 'factList']))
      },
    ),
    templateRow(
      ['T-029', 'inspirationCategory', 'Jmse', '/inspiration/kok-och-bad/'],
      'pageList',
      ({ items }) => {
        expect(items.map(({ url }) => url)).toEqual([
          '/inspiration/koket-som-vaxer/',
          '/inspiration/badrum-for-tva/',
        ])
      },
    ),
    templateRow(
      ['T-030', 'inspirationStart', 'Jmse', '/inspiration/'],
      'pageList',
      ({ items, categories }) => {
        listed(items, 8)
        expect(categories).toContain('Hemma hos')
      },
    ),
    templateRow(
      ['T-031', 'inspirationLanding', 'Jmse', '/inspiration/hostkollektionen/'],
      'standardPage',
      ({ blocks }) => expect(types(blocks)).toEqual(new Set(['gallery', 'richText', 'video', 'links'])),
    ),
    templateRow(['T-032', 'investorStart', 'Jmse', '/om-oss/investerare/'], 'standardPage', ({ blocks }) => {
      expect(types(blocks)).toEqual(new Set(['factList', 'richText', 'links', 'contacts']))
    }),
    templateRow(['T-036', 'managementServices', 'Jmse', '/for-foreningar/'], 'standardPage', ({ blocks }) => {
      expect(blocks.at(-1)).toMatchObject({ type: 'form', formType: 'serviceRequest' })
    }),
    templateRow(
      ['T-037', 'modalContact', 'Jmse', '/kundservice/ring-upp-mig/'],
      'standardPage',
      ({ blocks }) => {
        expect(blocks).toMatchObject([{ type: 'form', formType: 'modalContact' }])
      },
    ),
    templateRow(['T-053', 'newsroom', 'Jmse', '/press/'], 'pageList', ({ items, years, blocks }) => {
      listed(items, 40)
      latestFirst(items)
      expect(years?.length).toBeGreaterThan(3)
      expect(types(blocks)).toContain('downloads')
    }),
    templateRow(['T-059', 'orderForm', 'Jmse', '/lokaler/intresseanmalan/'], 'standardPage', ({ blocks }) => {
      expect(blocks[0]).toMatchObject({ type: 'form', formType: 'premisesOrder' })
    }),
    templateRow(
      ['T-060', 'pressRelease', 'Jmse', '/press/delarsrapport/'],
      'standardPage',
      (content, page) => {
        expect(page.isCorporate).toBe(true)
        expect(content.category).toBe('Rapport')
        const [downloads] = content.blocks.filter((block) => block.type === 'downloads')
        expect(downloads?.documents[0]).toMatchObject({ mediaType: 'application/pdf' })
        expect(downloads?.documents[0]?.url).toMatch(/^\/contentservice\/externalfiles\/company\/.+\.pdf$/)
      },
    ),
    templateRow(
      ['T-061', 'purchaseNotification', 'Jmse', '/kopbesked/'],
      'standardPage',
      ({ heading, blocks }) => {
        expect(heading).toBe('Grattis, du har köpt ett hem')
        expect(blocks[0]).toMatchObject({ html: expect.stringContaining('<ol>') as string })
      },
    ),
    templateRow(
      ['T-069', 'reportList', 'Jmse', '/om-oss/investerare/rapporter/'],
      'pageList',
      ({ items, blocks }) => {
        listed(items, 5)
        latestFirst(items)
        expect(types(blocks)).toEqual(new Set(['downloads', 'form']))
      },
    ),
    templateRow(
      ['T-077', 'standardCareer', 'Jmse', '/karriar/lediga-jobb/platschef-nacka/'],
      'standardPage',
      (content) => {
        expect(content.category).toBe('Produktion')
        expect(content.blocks.at(-1)).toMatchObject({ type: 'form', formType: 'jobApplication' })
      },
    ),
    templateRow(['T-078', 'standardPage', 'Jmse', '/att-kopa-nytt/'], 'standardPage', ({ blocks }) => {
      expect(types(blocks)).toEqual(new Set(['richText', 'cards', 'quote', 'downloads']))
    }),
    templateRow(
      ['T-081', 'sustainabilityCategory', 'Jmse', '/hallbarhet/tra-i-hojden/'],
      'standardPage',
      ({ category, blocks }) => {
        expect(category).toBe('Material')
        expect(types(blocks)).toEqual(new Set(['richText', 'factList', 'faq']))
      },
    ),
    templateRow(
      ['T-082', 'sustainabilityStart', 'Jmse', '/hallbarhet/'],
      'pageList',
      ({ items, categories }) => {
        listed(items, 4)
        expect(categories).toEqual(['Platser', 'Material', 'Människor'])
      },
    ),
    templateRow(
      ['T-083', 'testimonial', 'Jmse', '/inspiration/hemma-hos-sanna/'],
      'standardPage',
      ({ blocks }) => {
        expect(blocks[0]).toMatchObject({ type: 'quote', author: 'Sanna, Lindkajen' })
      },
    ),
    templateRow(['T-084', 'sandbox', 'Jmse', '/sandbox/'], 'standardPage', (_content, page) => {
      expect(page.seo.noindex).toBe(true)
    }),
  ]
}
