import { chromium } from 'playwright'
import { chromiumArgs, ensureChromium } from '../../scripts/setup/chromium.ts'

/** The engine of all other tests, as much of it as a picture needs. */
export async function openChromium() {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  return {
    goto: async (address: string) => void (await page.goto(address)),
    address: () => Promise.resolve(page.url()),
    run: <T>(body: string) => page.evaluate<T>(`(() => { ${body} })()`),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  }
}
