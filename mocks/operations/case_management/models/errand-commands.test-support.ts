import * as fc from 'fast-check'
import { expect } from 'vitest'
import {
  type Clients,
  type Known,
  type Model,
  type People,
  checkList,
  everybody,
  filesNamed,
  people,
  verdictOn,
} from './errand-model.test-support.ts'

/** What somebody, the clock or a trainer does; `errand` chooses among those that are there. */
export type Command = { who: People } & (
  | { do: 'report'; files: string[] }
  | { do: 'complete'; errand: number; text: string | null; remove: number; files: string[] }
  | { do: 'close'; errand: number }
  | { do: 'readFile'; errand: number }
  | { do: 'pry'; other: People; errand: number }
  | { do: 'advance'; hours: number }
  | { do: 'breakNext'; how: 'status' | 'drop' }
)

const who = fc.constantFrom(...everybody)
const errand = fc.nat({ max: 9 })
const names = fc.array(fc.constantFrom('a.jpg', 'b.jpg', 'c.pdf', 'd.exe'), { maxLength: 6 })
const someFiles = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  { weight: 3, arbitrary: names },
)
const text = fc.constantFrom(
  null,
  'Nu är det värre.',
  'Det blev bättre av sig självt.',
  'Kom gärna på förmiddagen.',
)

export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('report'), who, files: someFiles }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('complete'),
      who,
      errand,
      text,
      remove: fc.nat({ max: 3 }),
      files: someFiles,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close'), who, errand }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('readFile'), who, errand }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pry'), who, other: who, errand }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('advance'), who, hours: fc.constantFrom(1, 20, 49, 170, 700) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('breakNext'), who, how: fc.constantFrom('status', 'drop') }),
  },
)

/** What a command needs beside what it says. */
export type Stage = {
  model: Model
  clients: Clients
  advance: (days: number) => void
  /** Lets the next writing call fail. */
  breakNext: (how: 'status' | 'drop') => void
  broken: boolean
}

/** Does what a command says, holds the answer against the model, and looks at the list afterwards. */
export async function carryOut(stage: Stage, one: Command): Promise<void> {
  await act(stage, one)
  await checkList(stage.model, stage.clients, one.who)
}

async function act(stage: Stage, one: Command): Promise<void> {
  switch (one.do) {
    case 'report':
      return report(stage, one.who, one.files)
    case 'complete':
      return complete(stage, one)
    case 'close':
      return close(stage, one)
    case 'readFile':
      return readFile(stage, one)
    case 'pry':
      return pry(stage, one)
    case 'advance':
      stage.advance(one.hours / 24)
      await Promise.all(everybody.map((person) => stage.clients[person].logInAgain()))
      return
    case 'breakNext':
      stage.breakNext(one.how)
      stage.broken = true
  }
}

/** The answer, or nothing when a fault took it: then nothing may have changed, which the list shows. */
async function answerUnlessFault<T extends { status: number }>(
  stage: Stage,
  call: Promise<T>,
): Promise<T | undefined> {
  const answer = await call
  if (!stage.broken) return answer
  stage.broken = false
  expect([0, 503]).toContain(answer.status)
  return undefined
}

async function report(stage: Stage, who: People, names: string[]): Promise<void> {
  const description = `Något är fel igen, och det hörs. ${names.length}`
  const parts = { ...people[who].report, assetTypeId: 'asset-other', description }
  const part = people[who].association ? 'Files' : 'files'
  const answer = await answerUnlessFault(
    stage,
    stage.clients[who].report({ ...parts, [part]: filesNamed(names) }),
  )
  if (!answer) return
  expect(answer.status).toBe(verdictOn(names) || 201)
  if (answer.status !== 201) return
  stage.model[who].set(answer.body.id, { description, files: names, open: true, closed: false, history: [] })
}

function chosen(stage: Stage, who: People, at: number): [string, Known] {
  const all = [...stage.model[who]]
  const found = all[at % all.length]
  if (!found) throw new Error(`${who} has no errands`)
  return found
}

type Completing = Extract<Command, { do: 'complete' }>

async function complete(
  stage: Stage,
  { who, errand: at, text: description, remove, files }: Completing,
): Promise<void> {
  const client = stage.clients[who]
  const [id, known] = chosen(stage, who, at)
  const present = (await client.read(id)).body
  const removed = present.attachments.slice(0, remove)
  const answer = await answerUnlessFault(
    stage,
    client.complete(id, {
      site: people[who].site,
      ...(description ? { description } : {}),
      RemoveFiles: removed.map(({ attachmentId }) => attachmentId),
      NewFiles: filesNamed(files),
    }),
  )
  if (!answer) return
  const kept = known.files.slice(removed.length)
  expect(answer.status).toBe(present.canEdit ? verdictOn(files, kept.length) || 200 : 409)
  if (answer.status !== 200) return
  known.files = [...kept, ...files]
  known.description = description ?? known.description
}

async function close(stage: Stage, { who, errand: at }: Extract<Command, { do: 'close' }>): Promise<void> {
  const client = stage.clients[who]
  const [id, known] = chosen(stage, who, at)
  const { canClose } = (await client.read(id)).body
  const answer = await answerUnlessFault(stage, client.close(id, people[who].site))
  if (!answer) return
  expect(answer.status).toBe(canClose ? 204 : 409)
  if (canClose) known.closed = true
}

async function readFile(
  stage: Stage,
  { who, errand: at }: Extract<Command, { do: 'readFile' }>,
): Promise<void> {
  const client = stage.clients[who]
  const [id] = chosen(stage, who, at)
  for (const { attachmentId, filename, size } of (await client.read(id)).body.attachments) {
    const file = await client.file(attachmentId, filename)
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, size])
  }
}

/** Somebody tries what is not theirs; with an errand of their own nothing is wrong, and nothing is done. */
async function pry(stage: Stage, { who, other, errand: at }: Extract<Command, { do: 'pry' }>): Promise<void> {
  if (who === other || stage.broken) return
  const [id] = chosen(stage, other, at)
  const [attachment] = (await stage.clients[other].read(id)).body.attachments
  const client = stage.clients[who]
  const { site } = people[who]
  const answers = [await client.read(id), await client.close(id, site), await client.complete(id, { site })]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  if (attachment) expect((await client.file(attachment.attachmentId, attachment.filename)).status).toBe(404)
}
