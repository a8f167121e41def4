import type { components } from '#gen/account_service/types.ts'
import { readFinnishIdentityCode } from '../../catalogue/identity/finnish-identity-code.ts'
import { readNorwegianIdentityNumber } from '../../catalogue/identity/norwegian-identity-number.ts'
import {
  isReservedForTests,
  readSwedishPersonalNumber,
} from '../../catalogue/identity/swedish-personal-number.ts'

type IdType = components['schemas']['IdType']

/**
 * Whether somebody with this number could have an e-ID of this kind: it holds together, belongs to the country, and
 * lies in a series made for tests, so that no living person's number is ever typed here. `today` decides the century
 * of a short Swedish number.
 */
export function isTestNumber(idType: IdType, number: string, today: string): boolean {
  if (idType === 'eident') {
    const read = readNorwegianIdentityNumber(number)
    return read.ok && read.identity.synthetic !== undefined
  }
  if (idType === 'signicat') {
    const read = readFinnishIdentityCode(number)
    return read.ok && read.identity.temporary
  }
  const read = readSwedishPersonalNumber(number, today)
  return read.ok && isReservedForTests(read.identity.value)
}

/** Whether two numbers name the same person, however they are written: with or without hyphen or century. */
export function isSameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [bare(one), bare(other)].sort((a, b) => a.length - b.length)
  return short !== '' && long.endsWith(short)
}

const bare = (number: string): string => number.replaceAll(/[-+\s]/g, '').toUpperCase()
