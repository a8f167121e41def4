import { expect, test } from 'vitest'
import { readOptions } from './server-options.ts'

const wrongOf = (words: string) => {
  const read = readOptions(words.split(' '))
  return 'wrong' in read ? read.wrong : undefined
}

test.each([
  ['--store redis:x', '--store is memory, sqlite:FILE or redis://HOST, and not redis:x.'],
  ['--store redis://me:secret@', '--store is memory, sqlite:FILE or redis://HOST, and not redis://…@.'],
  ['--store sqlite:', '--store is memory, sqlite:FILE or redis://HOST, and not sqlite:.'],
  ['--world-limit 0', '--world-limit is a whole number from 1 to 1000000, and not 0.'],
  ['--port abc', '--port is a whole number from 0 to 65535, and not abc.'],
  ['--port 70000', '--port is a whole number from 0 to 65535, and not 70000.'],
  ['--port 0x50', '--port is a whole number from 0 to 65535, and not 0x50.'],
  ['--port=', '--port is a whole number from 0 to 65535, and not nothing.'],
  ['--seed -1', "Option '--seed' argument is ambiguous; --help lists the options."],
  ['--seed=-1', '--seed is a whole number from 0 to 4294967295, and not -1.'],
  ['--size 0.5', '--size is a whole number from 1 to 1000, and not 0.5.'],
  ['--idle soon', '--idle is a whole number from 1 to 1000000, and not soon.'],
  ['--log xml', '--log is text or json, and not xml.'],
  ['--workers 0', '--workers is a whole number from 1 to 64, and not 0.'],
  ['--workers 2 --record a.har', '--record is for one process: it goes with no --workers.'],
  ['--workers 2 --follow', '--follow is for one process: it goes with no --workers.'],
  ['--workers 2 --peer a:7000', '--peer with --workers is HOST:0: each worker has its own port.'],
  ['--reads-without-store -', '--reads-without-store is a whole number from 0 to 86400, and not -.'],
  ['--stroe memory', "Unknown option '--stroe'; --help lists the options."],
  ['--port 4010 wrold', "Unexpected argument 'wrold'; --help lists the options."],
  ['--draw-ahead=no', "Option '--draw-ahead' does not take an argument; --help lists the options."],
  [
    '--portal localhost:5173',
    '--portal is where the portal is, such as http://localhost:5173, and not localhost:5173.',
  ],
  [
    '--portal http://localhost:6000',
    '--portal: browsers open no page on port 6000 (it is on the list of bad ports of the Fetch Standard).',
  ],
  ['--allow-origin null', 'null is no origin; write it like http://192.168.1.20:5173'],
])('%s is refused in a sentence', (words, sentence) => {
  expect(wrongOf(words)).toBe(sentence)
})

test('a port that browsers refuse is refused at once, and one named that works', () => {
  expect(wrongOf('--port 4190')).toMatch(/^Browsers call no server on port 4190 .*--port 4191 works\.$/)
  expect(wrongOf('--port 6665')).toMatch(/--port 6670 works\.$/)
})

test('where the portal is is an address, of which the origin counts', () => {
  expect(readOptions(['--portal', 'http://localhost:5173/sv/'])).toMatchObject({
    options: { portal: 'http://localhost:5173' },
  })
})

test('what is right is read', () => {
  const words = [
    '--port',
    '0',
    '--store',
    'sqlite:a:b.sqlite',
    '--no-draw-ahead',
    '--allow-origin',
    'http://portal.test',
    '--metrics',
  ]
  expect(readOptions(words)).toMatchObject({
    options: {
      port: 0,
      store: { kind: 'sqlite', file: 'a:b.sqlite' },
      drawAhead: false,
      origins: ['http://portal.test'],
      seed: 1,
      worldLimit: 1000,
      metrics: true,
    },
  })
})
