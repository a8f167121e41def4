import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { type Backend, createBackend } from '../../../backend.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { pageClient, loginOf } from '#tests/support/clients/page-client.ts'
import { writtenPaper } from './written-paper.ts'

let backend: Backend
let catalogue: Catalogue

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
  catalogue = required(backend.worlds.get('default'), 'world').catalogue
})

const bytesAt = async (url: string) => {
  const response = required(await backend.handle(new Request(`http://localhost${url}`)), url)
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const partsOf = (url: string) => {
  const [stageId = '', objectName = '', viewName = '', fileName = ''] = url
    .replace('/contentservice/externalfiles/', '')
    .split('/')
  return { stageId, objectName, viewName, fileName }
}

test('every file that a page of the company offers has its words', () => {
  for (const { key } of sites) {
    const { pages } = catalogue.site(key)
    const files = pages.flatMap(({ blocks, files: own }) => [
      ...own,
      ...blocks.flatMap((block) => (block.type === 'downloads' ? block.files : [])),
    ])
    expect(files.length).toBeGreaterThan(0)
    for (const { url, name } of files) {
      const paper = writtenPaper(catalogue, partsOf(url))
      expect(paper?.title).toBe(name)
      expect(paper?.sections.length).toBeGreaterThan(0)
    }
  }
})

test('what a customer finds among their documents can be opened [CI-011, C-100]', async () => {
  const pages = pageClient()
  const vaino = loginOf(pages.world, 'vaino')
  const { documents } = await pages.content('myDocuments', '/sivuni/sopimukset/', 'Jmoy', vaino)
  expect(documents.length).toBeGreaterThan(8)
  for (const { url } of documents) {
    const { status, bytes } = await bytesAt(url)
    expect(status).toBe(200)
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0)
  }
})

test('a board’s papers, an invoice and a report can be opened', async () => {
  const urls = [
    '/contentservice/externalfiles/association-almvalvet/board/documents/annual-report.pdf',
    '/contentservice/externalfiles/stage-strandangen/c-1403/documents/invoice-advance.pdf',
    '/contentservice/externalfiles/stage-seilloftet/stage/documents/statutes.pdf',
    '/contentservice/externalfiles/company/Jmse/documents/interim-report-q3.pdf',
  ]
  for (const url of urls) {
    const { status, bytes } = await bytesAt(url)
    expect(status).toBe(200)
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0)
  }
})

test('an address of no file is not found', async () => {
  const missing = [
    'company/Jmse/documents/secrets.pdf',
    'company/Nobody/documents/annual-report.pdf',
    'stage-strandangen/c-1403/documents/constructor.pdf',
    'stage-strandangen/stage/documents/annual-report.pdf',
  ]
  const found = await Promise.all(missing.map((path) => bytesAt(`/contentservice/externalfiles/${path}`)))
  expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
