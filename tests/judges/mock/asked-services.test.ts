import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { askedServices } from './asked-services.ts'

test('each service that is named is asked, however it is named', () => {
  const all = ['booking', 'content', 'system']
  expect(askedServices(['--service', 'system', '--seconds', '9', '--service=booking,system'], all)).toEqual([
    'system',
    'booking',
  ])
  expect(askedServices(['--seconds', '9'], all)).toEqual(all)
})

test('services that are none are told, each of them, before anybody is asked', () => {
  const args = 'scripts/cli.ts judges schemathesis --service bokning --service system --service sistem'
  const { status, stdout, stderr } = spawnSync(process.execPath, args.split(' '), {
    cwd: root,
    encoding: 'utf8',
  })
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(
    /^There is no service bokning, sistem; there are account_service, .*, system, .*\.\n$/,
  )
})
