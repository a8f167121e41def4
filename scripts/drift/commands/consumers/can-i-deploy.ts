import { defineCommand } from 'citty'
import { readConfig } from '../../config/read-config.ts'
import { InputError } from '../../document/input-error.ts'
import { readAnswers } from '../../assumed/answers.ts'
import { consumerName, readConsumers } from '../../impact/consumers.ts'
import { findingsBetween, findingsIn } from '../../impact/given-findings.ts'
import { impactOf } from '../../impact/impact-of.ts'
import { bundledContracts } from '../../impact/portal-contracts.ts'
import { questionOf } from '../../impact/questions.ts'
import { portalRoot } from '../../portal-files.ts'
import { failing } from '../../reports/outcome.ts'
import { printable } from '../../reports/escaping/printable.ts'
import { levels } from '../../rules/rule.ts'
import { allowRefs } from '../shared/allow-refs.ts'
import { withExitCode } from '../shared/exit-code.ts'
import { valuesOfOption } from '../shared/repeated-option.ts'

/** `can-i-deploy`: whether a service can go where these consumers run. Exit 0 when it can, 1 when it breaks one of them. */
export const canIDeploy = defineCommand({
  meta: { name: 'can-i-deploy', description: 'Say whether a service can be deployed beside its consumers' },
  args: {
    old: { type: 'positional', required: false, description: 'The contract, as for diff' },
    new: { type: 'positional', required: false, description: 'The description of what is to be deployed' },
    findings: { type: 'string', description: 'A JSON report of any command, instead of the two' },
    consumer: {
      type: 'string',
      required: true,
      description: 'Indexes or folders of them, as often as you like',
    },
    to: { type: 'string', required: true, description: 'The environment that it is deployed to' },
    'fail-on': {
      type: 'enum',
      options: [...levels],
      description: 'The least level that hinders it (breaking)',
    },
    config: { type: 'string', description: 'Levels and accepted findings (portal-contracts.yaml)' },
    ...allowRefs,
  },
  run: ({ args, rawArgs }) =>
    withExitCode(async () => {
      const config = await readConfig(args.config)
      const failOn = args['fail-on'] ?? config.failOn ?? 'breaking'
      const all = await readConsumers(valuesOfOption(rawArgs, 'consumer'))
      const there = all.filter(({ consumer }) => consumer.environment === args.to)
      if (there.length === 0) {
        const known = [...new Set(all.map(({ consumer }) => consumer.environment))].join(', ')
        throw new InputError(`Could not tell: no index is of ${args.to}; there are those of ${known}.`)
      }
      const allowed = valuesOfOption(rawArgs, 'allow-refs')
      const findings = await given(args, () =>
        readAnswers(undefined).then((answers) =>
          findingsBetween(args.old ?? '', args.new ?? '', config, allowed, answers),
        ),
      )
      const contracts = await bundledContracts(portalRoot())
      const hurt = failing({ findings, failOn }).flatMap((finding) =>
        there.flatMap((index) => {
          const { portal, isKnown } = impactOf(questionOf(finding), { contracts, index })
          return isKnown && portal.length > 0 ? [{ finding, index, lines: portal }] : []
        }),
      )
      const names = there.map(({ consumer }) => consumerName(consumer)).join(', ')
      for (const { finding, index, lines } of hurt) {
        const where = lines.map(({ file, line }) => `      ${file}:${line}`).join('\n')
        console.log(printable(`${consumerName(index.consumer)}  ${finding.level}  ${finding.message}`))
        console.log(where)
      }
      console.log(
        hurt.length > 0
          ? `No: it would break ${[...new Set(hurt.map(({ index }) => consumerName(index.consumer)))].join(', ')}.`
          : `Yes: of ${names} nobody uses what it changes at or above ${failOn}.`,
      )
      process.exitCode = hurt.length > 0 ? 1 : 0
    }),
})

type Given = { old?: string; new?: string; findings?: string }

async function given(args: Given, between: () => ReturnType<typeof findingsBetween>) {
  if (args.findings) return findingsIn(args.findings)
  if (args.old && args.new) return (await between()).findings
  throw new InputError('can-i-deploy needs a contract and a description, or --findings FILE.')
}
