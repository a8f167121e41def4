import { readFile, writeFile } from 'node:fs/promises'
import { dump } from 'js-yaml'
import type * as z from 'zod'
import { checked, yamlIn } from '../document/checked-yaml.ts'
import { InputError } from '../document/input-error.ts'
import type { answersFile } from './answers-schema.ts'

/** What a backend team has said to an assumption of its contract. */
export type Answer = z.infer<typeof answersFile>['answers'][number]

/** The file of answers, in the folder of whoever answers and in that of the project that asks. */
export const usualAnswers = 'portal-answers.yaml'

/**
 * The answers in a file; none where the usual one is not there.
 *
 * @throws InputError when the file is not there or says something that is not understood
 */
export async function readAnswers(file: string | undefined): Promise<Answer[]> {
  const text = await readFile(file ?? usualAnswers, 'utf8').catch(() => undefined)
  if (text === undefined && file !== undefined) throw new InputError(`There is no file ${file} with answers.`)
  return text === undefined ? [] : answersIn(text, file ?? usualAnswers)
}

async function answersIn(text: string, file: string): Promise<Answer[]> {
  const { answersFile } = await import('./answers-schema.ts')
  return checked(answersFile, yamlIn(text, file), file).answers
}

/** Adds answers to a file, in place of older ones to the same questions. */
export async function writeAnswers(file: string, given: readonly Answer[]): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  const known = text === undefined ? [] : await answersIn(text, file)
  const isSame = (one: Answer, other: Answer) => one.id === other.id && one.service === other.service
  const kept = known.filter((one) => !given.some((other) => isSame(one, other)))
  await writeFile(file, dump({ answers: [...kept, ...given] }, { lineWidth: 110, noRefs: true }))
}
