import type { Finding } from '../../finding.ts'
import { ruleOf } from '../../rules/all-rules.ts'
import type { Level } from '../../rules/rule.ts'
import type { Outcome } from '../outcome.ts'
import { operationLine } from '../outcome.ts'
import { printableIn, printableJson } from '../escaping/printable.ts'

const sarifLevels: Record<Level, string> = {
  breaking: 'error',
  risky: 'warning',
  question: 'note',
  safe: 'note',
  annotation: 'none',
}

/** SARIF 2.1.0, as code scanning of GitHub and others reads it. */
export function sarifReport(outcome: Outcome): string {
  const { findings } = printableIn(outcome)
  const used = [...new Set(findings.map(({ rule }) => rule))]
  const run = {
    tool: { driver: { name: 'portal-contracts', rules: used.map(describedRule) } },
    columnKind: 'utf16CodeUnits',
    results: findings.map((finding) => resultOf(finding, used.indexOf(finding.rule))),
  }
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json'
  return `${printableJson({ $schema: schema, version: '2.1.0', runs: [run] })}\n`
}

function describedRule(id: string): object {
  const { title, why, instead, level } = ruleOf(id)
  return {
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    ...(instead ? { help: { text: instead } } : {}),
    defaultConfiguration: { level: sarifLevels[level] },
  }
}

/** Brackets begin a link in a message of SARIF (§3.11.6). */
const withoutLinks = (message: string): string => message.replaceAll(/[\\[\]]/g, String.raw`\$&`)

function resultOf(finding: Finding, ruleIndex: number): object {
  const { rule, level, message, accepted, fingerprint, new: now, old } = finding
  const source = now ?? old
  const location = source && {
    physicalLocation: {
      artifactLocation: { uri: encodeURI(source.file) },
      ...(source.line === undefined ? {} : { region: { startLine: source.line } }),
    },
    logicalLocations: [{ fullyQualifiedName: operationLine(finding), kind: 'function' }],
  }
  return {
    ruleId: rule,
    ruleIndex,
    level: sarifLevels[level],
    message: { text: withoutLinks(message) },
    locations: location ? [location] : [],
    partialFingerprints: { 'portal-contracts/v1': fingerprint },
    ...(accepted ? { suppressions: [{ kind: 'external', justification: accepted.reason }] } : {}),
  }
}
