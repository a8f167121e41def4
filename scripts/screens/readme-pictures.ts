import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { jmse } from '#src/sites/jmse.ts'
import { root } from '../generate/paths.ts'
import { runNode } from '../processes/run-node.ts'
import type { RunningPortal } from './portal.ts'
import { waitForNetworkIdle } from './take-screenshot.ts'

const folder = join(root, 'docs/pictures')
const window = { width: 1280, height: 800 }

/** How wide a picture of the README is kept. */
const width = 960

/** The pictures at the top of the README (search, home, director with the e-ID phone, drift report), and the mock's front door. */
export async function takeReadmePictures(browser: Browser, portal: RunningPortal, home: string) {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ viewport: window, reducedMotion: 'reduce' })
  const origin = `http://${jmse.hosts[0]}:${portal.port}`
  await context.addCookies([
    { name: 'world', value: 'readme', url: origin },
    { name: 'consent', value: 'answered', url: origin },
  ])
  try {
    const page = await context.newPage()
    for (const [name, path] of [
      ['search', `${jmse.paths.residenceSearch ?? '/'}?minRooms=3&maxPrice=6000000`],
      ['home', home],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one window
      await keep(name, await pictureOf(page, origin + path))
    }
    await keep('director', await directorWithPhone(context, page, portal, origin))
    await keep('drift', await driftReport(page))
    await keep('front-door', await frontDoor(page, portal))
  } finally {
    await context.close()
  }
}

async function pictureOf(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await waitForNetworkIdle(page)
  return page.screenshot()
}

/** Somebody logs in with another device: the panel lists who waits, and the phone lies over the page. */
async function directorWithPhone(context: BrowserContext, page: Page, portal: RunningPortal, origin: string) {
  await fetch(`http://127.0.0.1:${portal.apiPort}/__mock/eid/behaviour`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-world': 'readme' },
    body: JSON.stringify({ mode: 'manual', personaId: null, delaySeconds: 4 }),
  })
  await page.evaluate(() => {
    localStorage.setItem('director-open', '1')
    sessionStorage.setItem('director-tab', 'outside')
  })
  await page.goto(origin + (jmse.paths.login ?? '/'), { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Använd en annan enhet' }).click()
  await page.locator('[data-director-panel]').getByLabel('Godkänn som').waitFor()
  const phone = await context.newPage()
  await phone.setViewportSize({ width: 360, height: 700 })
  await phone.goto(`${origin}/phone`)
  await phone.getByRole('button', { name: /Logga in/ }).click()
  await phone.getByRole('heading', { level: 1 }).waitFor()
  const shown = await sharp(await phone.screenshot())
    .resize({ height: 560 })
    .extend({ top: 6, bottom: 6, left: 6, right: 6, background: '#26231f' })
    .toBuffer()
  return sharp(await page.screenshot())
    .composite([{ input: shown, left: 470, top: 190 }])
    .png()
    .toBuffer()
}

/** What the mock answers to people at its root. */
async function frontDoor(page: Page, { apiPort }: RunningPortal): Promise<Buffer> {
  await page.goto(`http://localhost:${apiPort}/`)
  await page.getByRole('heading', { name: 'Services' }).waitFor()
  return page.screenshot()
}

/** What the drift checker says once a field is gone from the search's answers, another is needed, and a value is new. */
async function driftReport(page: Page): Promise<Buffer> {
  const place = mkdtempSync(join(tmpdir(), 'readme-drift-'))
  try {
    const known = readFileSync(join(root, 'contracts/released/residence.json'), 'utf8')
    writeFileSync(join(place, 'released.json'), JSON.stringify(stated(known)))
    writeFileSync(join(place, 'residence.json'), JSON.stringify(drifted(stated(known))))
    const asked = [
      'portal-contracts',
      'diff',
      'released.json',
      'residence.json',
      '--report',
      'html=report.html',
    ]
    await runNode([join(root, 'scripts/cli.ts'), ...asked], { cwd: place })
    await page.goto(pathToFileURL(join(place, 'report.html')).href)
    return await page.screenshot()
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** A contract in which nothing is assumed, so that what breaks it is no question. */
const stated = (text: string) =>
  JSON.parse(text, (name, value: unknown) => (name === 'x-assumed' ? undefined : value)) as Contract

function drifted(contract: Contract): Contract {
  const { SearchHit, HitStatus, ObjectSearchRequest } = contract.components.schemas
  delete SearchHit?.properties?.['floorPlan']
  HitStatus?.enum?.push('paused')
  ObjectSearchRequest?.required?.push('objectStatus')
  return contract
}

type Schema = { properties?: Record<string, unknown>; enum?: string[]; required?: string[] }
type Contract = { components: { schemas: Partial<Record<string, Schema>> } }

const keep = (name: string, picture: Buffer) =>
  sharp(picture)
    .resize({ width })
    .webp({ quality: 78 })
    .toFile(join(folder, `${name}.webp`))
