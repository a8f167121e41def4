import { catalogueOf } from '#mocks/catalogue/catalogue.ts'
import { median } from './report.ts'
import { type Running, load } from '../running.ts'

/** How long a small call waits, in milliseconds, while nothing is drawn and while many pictures are. */
export type DrawingCosts = { pictures: number; seconds: number; quiet: Times; drawing: Times }
type Times = { p50: number; p99: number }

const pictures = 50
const sliceSeconds = 1

/** Asks for fifty large pictures at once that nobody has drawn yet, and for something small by turns all the while. */
export async function drawingCosts({ port }: Running, requests: string[]): Promise<DrawingCosts> {
  const slice = () => load({ port, requests, connections: 1, seconds: sliceSeconds })
  await slice()
  const quiet = [await slice(), await slice(), await slice()]
  const { stages } = catalogueOf({ referenceDate: new Date().toISOString().slice(0, 10) })
  const start = performance.now()
  let missing = pictures
  const asked = stages.slice(0, pictures).map(async ({ image }) => {
    const query = new URLSearchParams({ src: image.url, width: '1600', quality: '75', format: 'webp' })
    const answer = await fetch(`http://127.0.0.1:${port}/contentservice/image?${query}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${image.url} answered ${answer.status}`)
    missing -= 1
  })
  const drawing = []
  do drawing.push(await slice())
  while (missing > 0)
  await Promise.all(asked)
  const seconds = (performance.now() - start) / 1000
  return { pictures, seconds, quiet: usualOf(quiet), drawing: usualOf(drawing) }
}

const usualOf = (slices: Times[]): Times => ({
  p50: median(slices.map(({ p50 }) => p50)),
  p99: median(slices.map(({ p99 }) => p99)),
})
