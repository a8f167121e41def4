import { createHash } from 'node:crypto'
import type { Finding } from '../../finding.ts'
import { ruleOf } from '../../rules/all-rules.ts'
import { levels } from '../../rules/rule.ts'
import { escapeHtml } from '../escaping/escape-html.ts'
import { filterScript, pageStyle } from './html-assets.ts'
import type { Outcome } from '../outcome.ts'
import { byLevel, countsLine, countsOf, failing, operationLine, sourceLine } from '../outcome.ts'
import { printableIn } from '../escaping/printable.ts'

/** One page that needs nothing else: it reads without network and without script, which only filters. */
export function htmlReport(given: Outcome): string {
  const outcome = printableIn(given)
  const { subject, findings, notes } = outcome
  const verdict = failing(outcome).length > 0 ? 'Drift' : 'The contract is kept'
  const counts = countsOf(findings)
  const boxes = levels.map(
    (level) =>
      `<label><input type="checkbox" name="level" value="${level}" checked> ${level} (${counts[level]})</label>`,
  )
  const groups = Object.entries(Object.groupBy(byLevel(findings), operationLine))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${verdict}: ${subject}`)}</title>
<style>${pageStyle}</style>
<main>
<h1>${verdict}</h1>
<p>${escapeHtml(`${subject}: ${countsLine(findings)}.`)}</p>
${notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join('\n')}
<form role="search">
<fieldset><legend>Levels</legend>${boxes.join('')}
<label><input type="checkbox" name="level" value="accepted" checked> accepted</label></fieldset>
<label>Find <input type="search" name="words" autocomplete="off"></label>
<p role="status"></p>
</form>
${groups.map(([operation, own = []]) => section(operation, own)).join('\n')}
</main>
<script>${filterScript}</script>
</html>
`
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The page's own style and script run, and nothing else is run, loaded or sent. */
const policy = [
  "default-src 'none'",
  `style-src ${hashOf(pageStyle)}`,
  `script-src ${hashOf(filterScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const section = (operation: string, findings: readonly Finding[]): string =>
  `<section><h2>${escapeHtml(operation)}</h2>\n${findings.map(article).join('\n')}</section>`

function article(finding: Finding): string {
  const { level, rule, message, example, accepted, fingerprint, operations, curl, assumed } = finding
  const { why, instead } = ruleOf(rule)
  const shown = accepted ? 'accepted' : level
  const all = operations.map(({ method, path }) => `<li>${escapeHtml(`${method} ${path}`)}</li>`).join('')
  const facts = [
    ['Rule', `<code>${escapeHtml(rule)}</code>`],
    ['Where', escapeHtml(sourceLine(finding) ?? '')],
    ['Why', escapeHtml(why)],
    ['Instead', escapeHtml(instead ?? '')],
    ['Accepted', escapeHtml(accepted?.reason ?? '')],
    ['Example', example === undefined ? '' : `<code>${escapeHtml(JSON.stringify(example))}</code>`],
    ['Assumed', (assumed ?? []).map(({ id, says }) => `${escapeHtml(says)} <code>${id}</code>`).join('<br>')],
    ['Again', curl === undefined ? '' : `<code>${escapeHtml(curl)}</code>`],
    ['Operations', operations.length > 1 ? `<ul>${all}</ul>` : ''],
    ['Fingerprint', `<code>${escapeHtml(fingerprint)}</code>`],
  ].filter(([, value]) => value)
  return `<article data-level="${shown}"><details><summary><b class="${shown}">${shown}</b> ${escapeHtml(message)}</summary>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></details></article>`
}
