import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import { chromium } from 'playwright'
import { root } from '../../generate/paths.ts'
import { examplesFrom } from '../../screens/examples.ts'
import { runPortal } from '../../screens/portal.ts'
import { takeReadmePictures } from '../../screens/readme-pictures.ts'
import { furtherScreens } from '../../screens/further-screens.ts'
import { type Screen, screensOfMain, screensOfThemes } from '../../screens/screen-list.ts'
import { takeScreenshot } from '../../screens/take-screenshot.ts'
import { hardViews, usualViews, type View } from '../../screens/views.ts'
import { chromiumArgs, ensureChromium } from '../../setup/chromium.ts'

/**
 * `screens`: a picture of every screen into `screens/`, and whether each fits its window, keeps still for those who ask
 * for it, and leaves the console empty. Exit 1 when one does not.
 */
export const screens = defineCommand({
  meta: {
    name: 'screens',
    description: 'Take a picture of every screen into screens/, and check that it fits',
  },
  args: {
    only: { type: 'string', default: '', description: 'Only screens whose name holds this text' },
    readme: {
      type: 'boolean',
      default: false,
      description: 'Only the pictures of the README, into docs/pictures/',
    },
    hard: {
      type: 'boolean',
      default: true,
      description: 'Also 320 px, landscape, zoom, forced colours, less motion',
    },
  },
  async run({ args: { only, hard, readme } }) {
    const executablePath = await ensureChromium()
    const folder = join(root, 'screens')
    if (!only && !readme) rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const portal = await runPortal()
    const browser = await chromium.launch({ executablePath, args: chromiumArgs })
    let failed = 0
    let taken = 0
    try {
      const examples = await examplesFrom(portal.apiPort)
      if (!examples.Jmse) throw new Error('The mock server has no home for sale on the main site.')
      if (readme) return await takeReadmePictures(browser, portal, examples.Jmse.home)
      const jobs = [
        ...each(screensOfMain(examples.Jmse), [...usualViews, ...(hard ? hardViews : [])]),
        ...each([...furtherScreens(examples.Jmse), ...screensOfThemes(examples)], usualViews),
      ].filter(({ screen }) => screen.name.includes(only))
      for (const { screen, view } of jobs) {
        const problems = await takeScreenshot(browser, portal, { screen, view, folder })
        taken += 1
        failed += problems.length > 0 ? 1 : 0
        for (const problem of problems) console.log(`${screen.name} ${view.name}: ${problem}`)
      }
    } finally {
      await browser.close()
      await portal.stop()
    }
    console.log(`${taken} pictures in screens/, ${failed} of them with something to look at.`)
    process.exitCode = failed > 0 ? 1 : 0
  },
})

const each = (list: Screen[], views: View[]) =>
  list.flatMap((screen) => views.map((view) => ({ screen, view })))
