import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../generate/paths.ts'
import { contractPlaces } from './contract-place.ts'

const lineOf = ({ file, line }: { file: string; line: number }) =>
  readFileSync(join(root, file), 'utf8').split('\n')[line - 1]?.trim()

test('a part of the bundle is found in the file that people have written it in', () => {
  const placeOf = contractPlaces('account_service')
  const field = placeOf('/components/schemas/User/properties/firstName')
  expect([field.file, lineOf(field)]).toEqual(['contracts/account_service/user-schemas.yaml', 'firstName:'])
  const answer = placeOf('/paths/~1account_service~1user/get/responses/200/description')
  expect([answer.file, lineOf(answer)]).toEqual([
    'contracts/account_service/user-paths.yaml',
    'description: The person.',
  ])
})

test('what is not there is told at what is around it', () => {
  const place = contractPlaces('account_service')('/paths/~1account_service~1user/get/responses/599')
  expect([place.file, lineOf(place)]).toEqual(['contracts/account_service/user-paths.yaml', 'responses:'])
  expect(contractPlaces('booking')('')).toEqual({ file: 'contracts/booking.yaml', line: 1, column: 1 })
})
