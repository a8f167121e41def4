import type { Finding } from '../finding.ts'
import type { Answer } from './answers.ts'

/**
 * Makes questions of what would hurt somebody, where the contract has only assumed what it says there. What the answers
 * confirm is stated, and counts as anything else does.
 */
export function asQuestions(findings: readonly Finding[], answers: readonly Answer[]): Finding[] {
  const confirmed = new Set(answers.flatMap(({ id, answer }) => (answer === 'confirmed' ? [id] : [])))
  return findings.map(({ assumed = [], ...finding }) => {
    const open = assumed.filter(({ id }) => !confirmed.has(id))
    const isHurting = finding.level === 'breaking' || finding.level === 'risky'
    return open.length > 0 && isHurting ? { ...finding, level: 'question', assumed: open } : finding
  })
}
