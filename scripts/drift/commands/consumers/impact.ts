import { writeFile } from 'node:fs/promises'
import { defineCommand } from 'citty'
import { readConfig } from '../../config/read-config.ts'
import { InputError } from '../../document/input-error.ts'
import { readAnswers } from '../../assumed/answers.ts'
import type { Finding } from '../../finding.ts'
import { findingsBetween, findingsIn } from '../../impact/given-findings.ts'
import { impactOf } from '../../impact/impact-of.ts'
import type { Concerned } from '../../impact/impact-report.ts'
import { isConcerned, jsonImpact, markdownImpact, terminalImpact } from '../../impact/impact-report.ts'
import type { Consumer } from '../../impact/consumers.ts'
import { readConsumers } from '../../impact/consumers.ts'
import type { KnownPortal } from '../../impact/portal-contracts.ts'
import { bundledContracts, knownPortal } from '../../impact/portal-contracts.ts'
import { questionAsked, questionOf } from '../../impact/questions.ts'
import { portalRoot } from '../../portal-files.ts'
import { failing } from '../../reports/outcome.ts'
import { levels } from '../../rules/rule.ts'
import { allowRefs } from '../shared/allow-refs.ts'
import { withExitCode } from '../shared/exit-code.ts'
import { valuesOfOption } from '../shared/repeated-option.ts'

const formats = ['terminal', 'json', 'markdown'] as const

/** `impact`: which screens, files and tests of the portal use what changed. Exit 1 when what breaks is used. */
export const impact = impactOn(knownPortal)

/** The same of any portal, as soon as somebody asks for it. */
export function impactOn(portal: () => Promise<KnownPortal>) {
  return defineCommand({
    meta: {
      name: 'impact',
      description: 'Say which screens, files and tests of the portal use what changed',
    },
    args: {
      old: { type: 'positional', required: false, description: 'A version of a contract, as for diff' },
      new: { type: 'positional', required: false, description: 'The same, newer' },
      consumer: {
        type: 'string',
        description: 'Indexes of other projects, or folders of them, as often as you like; not the portal',
      },
      findings: { type: 'string', description: 'A JSON report of any command, instead of two versions' },
      operation: { type: 'string', description: 'An operation, by its id or as "POST /path"' },
      field: { type: 'string', description: 'A field of it, such as hits.price' },
      'fail-on': {
        type: 'enum',
        options: [...levels],
        description: 'The least level that gives exit code 1',
      },
      config: { type: 'string', description: 'Levels and accepted findings (portal-contracts.yaml)' },
      format: { type: 'enum', options: [...formats], default: 'terminal', description: 'How to say it' },
      out: { type: 'string', description: 'A file to write it to, instead of standard output' },
      all: { type: 'boolean', default: false, description: 'Show what is safe, too' },
      ...allowRefs,
      'write-index': { type: 'string', description: 'Only write the index of the portal to this file' },
    },
    run: ({ args, rawArgs }) =>
      withExitCode(async () => {
        if (args['write-index']) return writeIndex(args['write-index'], await portal())
        const config = await readConfig(args.config)
        const failOn = args['fail-on'] ?? config.failOn ?? 'breaking'
        const allowed = valuesOfOption(rawArgs, 'allow-refs')
        const findings = args.operation ? undefined : await given(args, config, allowed)
        const users = await usersOf(valuesOfOption(rawArgs, 'consumer'), portal)
        const concerned: Concerned[] = findings
          ? findings
              .filter(({ level }) => args.all || (level !== 'safe' && level !== 'annotation'))
              .flatMap((finding) =>
                users.map(({ consumer, ...known }) => ({
                  subject: finding.message,
                  finding,
                  impact: impactOf(questionOf(finding), known),
                  ...(consumer && { consumer }),
                })),
              )
          : users.map((user) => asked(args, user))
        const used = concerned.filter(isConcerned)
        const who = users.some(({ consumer }) => consumer) ? 'a consumer' : 'the portal'
        const failed = used.filter(
          ({ finding }) => finding && failing({ findings: [finding], failOn }).length > 0,
        )
        const verdict = findings
          ? summary(findings.length > 0 ? concerned.length : 0, used.length, failed.length, { failOn, who })
          : ''
        await say(textIn(args.format, concerned, verdict), args.out)
        process.exitCode = failed.length > 0 ? 1 : 0
      }),
  })
}

type Args = { old?: string; new?: string; findings?: string; operation?: string; field?: string }

async function given(
  args: Args,
  config: Awaited<ReturnType<typeof readConfig>>,
  allowed: readonly string[],
): Promise<Finding[]> {
  if (args.findings) return findingsIn(args.findings)
  if (args.old && args.new)
    return (await findingsBetween(args.old, args.new, config, allowed, await readAnswers(undefined))).findings
  throw new InputError(
    'impact needs two versions of a contract, --findings FILE, or --operation ID [--field NAME].',
  )
}

/** Who may use something: the projects of these indexes, or the portal where none is named. */
type User = KnownPortal & { consumer?: Consumer }

async function usersOf(consumers: readonly string[], portal: () => Promise<KnownPortal>): Promise<User[]> {
  if (consumers.length === 0) return [await portal()]
  const contracts = await bundledContracts(portalRoot())
  const indexes = await readConsumers(consumers)
  return indexes.map((index) => ({ contracts, index, consumer: index.consumer }))
}

function asked({ operation = '', field }: Args, { consumer, ...portal }: User): Concerned {
  const question = questionAsked(portal, operation, field)
  const answer = impactOf(question, portal)
  if (field && !answer.isField) throw new InputError(`The messages of ${operation} have no field ${field}.`)
  const subject = field ? `${field} of ${operation}` : operation
  return { subject, impact: answer, ...(consumer && { consumer }) }
}

function summary(
  found: number,
  used: number,
  failed: number,
  { failOn, who }: { failOn: string; who: string },
): string {
  if (found === 0) return `Nothing changed that could concern ${who}.`
  const rest = `${used} of ${found} change${found === 1 ? '' : 's'} concern${used === 1 ? 's' : ''} ${who}`
  return failed > 0
    ? `${rest}, ${failed} at or above ${failOn}: drift.`
    : `${rest}, none at or above ${failOn}: kept.`
}

function textIn(format: string, concerned: readonly Concerned[], verdict: string): string {
  if (format === 'json') return jsonImpact(concerned)
  return (format === 'markdown' ? markdownImpact : terminalImpact)(concerned, verdict).trimEnd()
}

async function say(text: string, file: string | undefined): Promise<void> {
  if (file) await writeFile(file, `${text}\n`)
  else console.log(text)
}

async function writeIndex(file: string, { index }: KnownPortal): Promise<void> {
  await writeFile(file, JSON.stringify(index))
  console.error(`Wrote who uses what of ${Object.keys(index.operations).length} operations to ${file}.`)
}
