import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** What one visit of a page came to: milliseconds, a share, and scores up to 100. */
export type Visit = {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  accessibility: number
  bestPractices: number
  seo: number
}

type Category = { score: number | null }
type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<'accessibility' | 'best-practices' | 'seo', Category>
}

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // the certificate of the bench is its own
  '--ignore-certificate-errors',
]

/** Installs Lighthouse into a temporary folder, or finds it there from last time. Answers with its script. */
export function installedLighthouse(): string {
  const folder = join(tmpdir(), 'bjorkvall-bench-lighthouse')
  const script = join(folder, 'node_modules/lighthouse/cli/index.js')
  mkdirSync(folder, { recursive: true })
  if (existsSync(script)) return script
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }))
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', 'lighthouse@13.5.0']
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
  return script
}

/** One visit with a phone as Lighthouse imagines it: its defaults for mobile. */
export async function visited(script: string, browser: string, url: string): Promise<Visit> {
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const args = [
    script,
    url,
    '--quiet',
    '--output=json',
    categories,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { audits, categories: scores } = JSON.parse(await text(child.stdout)) as Report
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const points = ({ score }: Category) => Math.round((score ?? 0) * 100)
  return {
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    accessibility: points(scores.accessibility),
    bestPractices: points(scores['best-practices']),
    seo: points(scores.seo),
  }
}
