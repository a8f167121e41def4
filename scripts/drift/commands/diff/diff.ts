import { defineCommand } from 'citty'
import { readAnswers } from '../../assumed/answers.ts'
import { asQuestions } from '../../assumed/as-questions.ts'
import { accept } from '../../config/accept.ts'
import { readConfig } from '../../config/read-config.ts'
import { diffDocuments } from '../../diff/diff-documents.ts'
import { toFindings } from '../../diff/to-findings.ts'
import { textOf } from '../../document/json.ts'
import type { DocumentPair } from '../../document/pair-documents.ts'
import { pairDocuments } from '../../document/pair-documents.ts'
import { child, objectAt, rootOf } from '../../document/place.ts'
import type { Finding } from '../../finding.ts'
import { numbered } from '../../finding.ts'
import { withLines } from '../../reports/lines.ts'
import { isSevere } from '../../reports/outcome.ts'
import { wantedReports, writeReports } from '../../reports/write-reports.ts'
import { ruleOf } from '../../rules/all-rules.ts'
import { allowRefs } from '../shared/allow-refs.ts'
import { withExitCode } from '../shared/exit-code.ts'
import { refuseUndecided } from '../shared/undecided-findings.ts'
import { outcomeArgs } from '../shared/outcome-args.ts'
import { valuesOfOption } from '../shared/repeated-option.ts'

/** `diff OLD NEW`: every change between two versions of a contract, and whom it breaks. */
export const diff = defineCommand({
  meta: { name: 'diff', description: 'Compare two versions of a contract' },
  args: {
    old: {
      type: 'positional',
      required: true,
      description: 'File, folder, URL or git revision (main:contracts/residence.yaml)',
    },
    new: { type: 'positional', required: true, description: 'The same, newer' },
    ...allowRefs,
    ...outcomeArgs,
  },
  run: ({ args, rawArgs }) =>
    withExitCode(async () => {
      const wanted = wantedReports(rawArgs)
      const config = await readConfig(args.config)
      const pairs = await pairDocuments(args.old, args.new, valuesOfOption(rawArgs, 'allow-refs'))
      const levelOf = (id: string) => config.rules[id] ?? ruleOf(id).level
      const found = numbered(pairs.flatMap(({ was, is }) => toFindings(diffDocuments(was, is), levelOf)))
      const asked = asQuestions(found, await readAnswers(args.answers))
      const { findings, notes } = accept(asked, config, new Date().toISOString().slice(0, 10))
      // the terminal shows the newer place, and the older one of what is gone
      const shownOf = (one: Finding) =>
        wanted.length > 0 ? [one.old, one.new] : args.all || isSevere(one) ? [one.new ?? one.old] : []
      const outcome = {
        command: 'diff',
        subject: `${args.old} → ${args.new}`,
        findings: await withLines(findings, shownOf),
        ...versionsOf(pairs),
        failOn: args['fail-on'] ?? config.failOn ?? 'breaking',
        notes,
      }
      await writeReports(outcome, wanted, args.all)
      refuseUndecided(outcome.findings)
    }),
})

/** The versions that two documents name; there are none of folders. */
function versionsOf(pairs: readonly DocumentPair[]) {
  const [only, ...others] = pairs
  if (!only || others.length > 0) return {}
  const [old, now] = [only.was, only.is].map((document) =>
    textOf(objectAt(child(rootOf(document), 'info'))['version']),
  )
  return old && now ? { versions: { old, new: now } } : {}
}
