import { expect, test } from 'vitest'
import { checkMessages } from './check-messages.ts'
import { textsIn } from './read-messages.ts'
import type { Namespace } from './read-messages.ts'

const folder = 'src/features/login'

function namespace(texts: Record<string, string>, changes: Namespace['texts'] = {}): Namespace {
  return { name: 'login', folder, texts: { sv: texts, en: texts, nb: texts, fi: texts, ...changes } }
}

const uses = (text: string) => [
  { file: 'src/routes/login.tsx', text: `const t = useTranslations('login'); ${text}` },
]

const check = (one: Namespace, code: string) =>
  checkMessages([one], uses(code)).map(({ place, says }) => `${place.replace(`${folder}/`, '')} ${says}`)

test('messages that stand in each language and are used pass', () => {
  expect(
    check(namespace({ title: 'Logga in', 'error.gone': 'Borta' }), 't("title"); t(`error.${code}`)'),
  ).toEqual([])
})

test('a key that one language lacks is missing there, one that only it has is too much', () => {
  expect(check(namespace({ title: 'Hej' }, { fi: { titel: 'Hei' } }), 't("title")')).toEqual([
    'messages.fi.json title is missing',
    'messages.fi.json titel is not there in Swedish',
  ])
})

test('a language without a file is named', () => {
  expect(check(namespace({ title: 'Hej' }, { nb: undefined }), 't("title")')).toEqual([
    'messages.nb.json does not exist',
  ])
})

test('a key that no file uses is unused', () => {
  expect(check(namespace({ title: 'Hej', old: 'Förr' }), 't("title")')).toEqual([
    'messages.sv.json old is not used',
  ])
})

test('a file that does not name the namespace uses none of its keys', () => {
  const found = checkMessages(
    [namespace({ title: 'Hej' })],
    [{ file: 'src/routes/start.tsx', text: 't("title")' }],
  )
  expect(found.map(({ says }) => says)).toEqual(['is not used'])
})

test('a part of a namespace may be named, and a branch be used as a whole', () => {
  const texts = { 'steps.one': 'Ett', 'steps.two': 'Två', 'end.done': 'Klart' }
  expect(check(namespace(texts), 't.raw("steps"); useTranslations("login.end")("done")')).toEqual([])
})

test('each language takes the same values', () => {
  const sv = { homes: '{n, plural, one {# bostad} other {# bostäder}} i {place}' }
  expect(
    check(namespace(sv, { en: { homes: '{n, plural, one {# home} other {# homes}}' } }), 't("homes")'),
  ).toEqual(['messages.en.json homes takes {n}, in Swedish {n, place}'])
  const renamed = namespace({ hello: 'Hej {name}' }, { nb: { hello: 'Hei {navn}' } })
  expect(check(renamed, 't("hello")')).toEqual(['messages.nb.json hello takes {navn}, in Swedish {name}'])
})

test('a message that is not ICU is found', () => {
  const [finding] = check(namespace({ homes: 'ok' }, { fi: { homes: '{n' } }), 't("homes")')
  expect(finding).toMatch(/^messages\.fi\.json homes is no ICU message/)
})

test('two folders of one name are told apart', () => {
  const other = { ...namespace({}), folder: 'src/screens/login' }
  expect(checkMessages([namespace({}), other], []).map(({ says }) => says)).toEqual([
    'has messages, and so has src/features/login: both would be login',
  ])
})

test('a key that stands twice is named with its file and line', () => {
  const twice = '{\n  "title": "Hej",\n  "title": "Hallå"\n}'
  expect(() => textsIn('messages.sv.json', twice)).toThrow(
    /messages\.sv\.json: duplicated mapping key \(3:3\)/,
  )
  expect(textsIn('messages.sv.json', '{ "a": { "b": "c" } }')).toEqual({ 'a.b': 'c' })
})
