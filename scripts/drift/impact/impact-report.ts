import type { Finding } from '../finding.ts'
import { markdownCode, markdownText } from '../reports/escaping/markdown-text.ts'
import { printableIn, printableJson } from '../reports/escaping/printable.ts'
import type { Consumer } from './consumers.ts'
import { consumerName } from './consumers.ts'
import type { Impact } from './impact-of.ts'
import type { Usage } from './index/index-model.ts'

/** A finding with who it concerns; without a finding, the answer to a question. */
export type Concerned = {
  subject: string
  finding?: Finding
  impact: Impact
  /** Who uses it, where others than the portal were asked. */
  consumer?: Consumer
}

/** Whether something of the portal uses what changed. */
export const isConcerned = ({ impact }: Concerned): boolean => impact.portal.length > 0

/** For people at a terminal: what changed, and below it who uses it. */
export function terminalImpact(concerned: readonly Concerned[], verdict: string): string {
  return [...printableIn(concerned).map(block), verdict].join('\n\n')
}

function block(one: Concerned): string {
  const { impact, finding } = one
  const head = finding ? `${finding.accepted ? 'accepted' : finding.level}  ${finding.message}` : one.subject
  const operations = impact.operations.map(({ id, method, path }) => `${method} ${path} (${id})`)
  return [
    head,
    ...part('operation', operations),
    ...part('consumer', one.consumer ? [consumerName(one.consumer)] : []),
    ...part('verdict', [verdictOf(one)]),
    ...part('hooks', impact.hooks.map(spot)),
    ...part(one.consumer ? 'lines' : 'portal', impact.portal.map(usage)),
    ...part(
      'screens',
      impact.screens.map(({ name, file }) => `${name}  ${file}`),
    ),
    ...part('mock', impact.mocks.map(spot)),
    ...part('tests', impact.tests.map(spot)),
  ].join('\n')
}

/** What it means for the portal, in a sentence. */
export function verdictOf({ impact, consumer }: Concerned): string {
  const { isKnown, portal, screens } = impact
  if (!isKnown) return 'The portal calls no such operation.'
  if (portal.length === 0) return `Nothing in ${consumer?.name ?? 'the portal'} uses it.`
  const where = portal.length === 1 ? '1 line' : `${portal.length} lines`
  const seen = screens.length === 1 ? '1 screen' : `${screens.length} screens`
  return consumer ? `${consumer.name} uses it: ${where}.` : `The portal uses it: ${where}, seen on ${seen}.`
}

const part = (name: string, lines: readonly string[]): string[] =>
  lines.map((line, index) => `  ${(index === 0 ? name : '').padEnd(10)} ${line}`)

const spot = ({ file, line, name, access }: Impact['mocks'][number]): string =>
  [`${file}:${line}`, name, access].filter(Boolean).join('  ')

const usage = ({ file, line, within, layer, access }: Usage): string =>
  [`${file}:${line}`, within, `(${layer}, ${access})`].filter(Boolean).join('  ')

/** For programs. */
export function jsonImpact(concerned: readonly Concerned[]): string {
  return printableJson(
    concerned.map((one) => ({ ...one, isUsed: isConcerned(one), verdict: verdictOf(one) })),
  )
}

/** For a pull request or a job's summary. */
export function markdownImpact(concerned: readonly Concerned[], verdict: string): string {
  const hasConsumers = concerned.some(({ consumer }) => consumer !== undefined)
  const rows = printableIn(concerned).map((one) => {
    const lines = one.impact.portal.slice(0, 12).map(({ file, line }) => markdownCode(`${file}:${line}`))
    const more = one.impact.portal.length > 12 ? [`and ${one.impact.portal.length - 12} more`] : []
    const cells = [
      markdownText(one.finding?.level ?? ''),
      markdownText(one.finding?.message ?? one.subject),
      markdownText(
        one.consumer
          ? consumerName(one.consumer)
          : one.impact.screens.map(({ name }) => name).join(', ') || 'none',
      ),
      [...lines, ...more].join('<br>') || 'none',
    ]
    return `| ${cells.join(' | ')} |`
  })
  const heads = hasConsumers ? 'consumer | lines' : 'screens | lines of the portal'
  return [`| level | what | ${heads} |`, '|---|---|---|---|', ...rows, '', verdict].join('\n')
}
