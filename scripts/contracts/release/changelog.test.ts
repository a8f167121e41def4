import { expect, test } from 'vitest'
import type { Finding } from '#scripts/drift/finding.ts'
import { releaseVersion } from '#scripts/drift/reports/version-step.ts'
import { withRelease } from './changelog.ts'
import { withVersion } from './info-version.ts'

const finding = (level: Finding['level'], message: string): Finding => ({
  rule: 'request-property-required',
  level,
  operations: [{ id: 'getHome', method: 'GET', path: '/homes' }],
  location: { place: 'body' },
  field: '',
  message,
  fingerprint: '0123456789abcdef',
})
const breaking = finding('breaking', 'a')
const safe = finding('safe', 'b')
const note = finding('annotation', 'c')

test.each([
  [[note, breaking, safe], '1.0.0', '2.0.0'],
  [[safe, note], '1.0.0', '1.1.0'],
  [[note], '1.0.0', '1.0.1'],
  [[], '1.0.0', '1.0.0'],
  [[breaking], '2.0.0', '2.0.0'],
  [[safe], '1.0.1', '1.1.0'],
])(
  'a release raises the version by what has changed, unless it stands there already',
  (findings, now, next) => {
    expect(releaseVersion({ was: '1.0.0', is: now, findings })).toBe(next)
  },
)

test('the change log tells the newest release first, worst first, and counts what is words alone', () => {
  const first = withRelease('', '2026-11-20', [{ service: 'booking', is: '1.0.0', findings: [] }])
  const text = withRelease(first, '2026-11-26', [
    { service: 'booking', was: '1.0.0', is: '2.0.0', findings: [safe, note, breaking] },
  ])
  expect(
    text
      .replaceAll(/\\|&#\d+;/g, '')
      .match(/^(#|-|Rel).*/gm)
      ?.slice(1),
  ).toEqual([
    '## 2026-11-26',
    '### booking 2.0.0 (was 1.0.0)',
    '- **breaking** GET /homes (getHome): a',
    '- **safe** GET /homes (getHome): b',
    '- In 1 place it is described otherwise.',
    '## 2026-11-20',
    '### booking 1.0.0',
    'Released for the first time.',
  ])
  expect(withRelease(text, '2026-11-27', [])).toBe(text)
})

test('the version of a contract is written where its info has it, and nowhere else', () => {
  const yaml = 'openapi: 3.1.0\ninfo:\n  title: booking\n  version: 1.0.0\npaths:\n  version: 1.0.0\n'
  expect(withVersion(yaml, '2.0.0')).toBe(yaml.replace('1.0.0', '2.0.0'))
  expect(() => withVersion('info: {}\n', '2.0.0')).toThrow('version')
})
