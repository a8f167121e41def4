import { beforeAll, expect, test } from 'vitest'
import type { components } from '#gen/explorer/types.ts'
import { type Backend, createBackend } from '../../backend.ts'
import { required } from '../../catalogue/lib/index-by-id.ts'

type Schemas = components['schemas']

let backend: Backend

beforeAll(() => {
  backend = createBackend({ onViolation: 'fail' })
})

const get = async (path: string): Promise<Response> =>
  required(await backend.handle(new Request(`http://localhost${path}`)), path)

test('a home that can be built with fewer rooms has a tour, pictures and a plan of that too [N-072, N-074]', async () => {
  const tourOf = async (objectName: string) => {
    const data = await get('/residenceexplorer/get/stage-strandangen')
    const { settings } = (await data.json()) as Schemas['ExplorerData']
    const response = await get(`/retriever/${settings.token}/stage-strandangen/${objectName}`)
    return [response.status, (await response.json()) as Schemas['Explorer360Model']] as const
  }
  const [, drawn] = await tourOf('c-1501')
  const [status, built] = await tourOf('c-1501-2r')
  expect([status, built.cameras.length]).toEqual([200, drawn.cameras.length - 1])
  const [file] = required(built.thumbnails[0], 'thumbnail').fileName.split('?')
  for (const path of [`c-1501-2r/thumbs/${file}`, 'c-1501-2r/documents/floor-plan.pdf'])
    expect((await get(`/contentservice/externalfiles/stage-strandangen/${path}`)).status).toBe(200)
  expect((await get('/images/plan/home-strandangen-c-1501-2r.webp')).status).toBe(200)
  expect((await get('/images/plan/home-strandangen-c-1501-1r.webp')).status).toBe(404)
  expect((await tourOf('c-1501-1r'))[0]).toBe(404)
})
