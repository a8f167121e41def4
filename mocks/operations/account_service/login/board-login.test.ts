import { expect, test } from 'vitest'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

const ankarspelet = 'association-ankarspelet-1'
const vassbagen = 'association-vassbagen'

test('a member of one board is logged in as its association [C-007]', async () => {
  const { start, pollBoard, approve, user } = loginClient()
  const { session } = (await start({ loginType: 'board' })).body
  expect((await pollBoard(session)).body).toMatchObject({ status: 'Pending', result: 'Pending' })
  approve(session, numbers.karin)
  const { body } = await pollBoard(session)
  expect(body).toMatchObject({ status: 'ok', result: 'Ok' })
  expect((await user(body.token)).body).toMatchObject({
    firstName: 'Karin',
    isBoardMember: true,
    brfAccount: { id: 'association-almvalvet', activeTechnicalManagement: true },
  })
})

test('the same person logged in as a private one acts for no association', async () => {
  const { logIn, user } = loginClient()
  const { body } = await user((await logIn(numbers.karin)).token)
  expect(body.isBoardMember).toBe(false)
  expect(body).not.toHaveProperty('brfAccount')
})

test('a member of two boards is asked which, and logged in as the chosen one [C-008, S-025, X-012]', async () => {
  const { logIn, select, user } = loginClient()
  const question = await logIn(numbers.bo, 'board')
  expect(question).toMatchObject({
    status: 'authorized',
    result: 'ChooseBoardMember',
    associations: [
      { id: ankarspelet, name: 'Brf Ankarspelet 1' },
      { id: vassbagen, name: 'Brf Vassbågen' },
    ],
  })
  expect(question).not.toHaveProperty('token')
  const chosen = await select(vassbagen, question.choiceToken)
  expect(chosen).toMatchObject({ status: 200, body: { status: 'ok', result: 'Ok' } })
  expect(chosen.headers.get('cache-control')).toBe('no-store')
  expect((await user(chosen.body.token)).body).toMatchObject({
    isBoardMember: true,
    brfAccount: { id: vassbagen, activeTechnicalManagement: false },
  })
})

test('nobody chooses an association of others, or one that is not there', async () => {
  const { logIn, select } = loginClient()
  const { choiceToken } = await logIn(numbers.bo, 'board')
  expect(await select('association-almvalvet', choiceToken)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  })
  expect(await select('association-of-nobody', choiceToken)).toMatchObject({
    status: 404,
    body: { code: 'notFound' },
  })
})

test('the token of the question logs nobody in, and one of a login answers no question', async () => {
  const { logIn, select, user } = loginClient()
  const { choiceToken } = await logIn(numbers.bo, 'board')
  expect(await user(choiceToken)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
  const { token } = await logIn(numbers.bo)
  expect(await select(vassbagen, token)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
})

test('a question that was left unanswered for five minutes has to be asked anew', async () => {
  const { logIn, select, advance } = loginClient()
  const { choiceToken } = await logIn(numbers.bo, 'board')
  advance(299)
  expect((await select(vassbagen, choiceToken)).status).toBe(200)
  advance(1)
  expect(await select(vassbagen, choiceToken)).toMatchObject({ status: 401, body: { code: 'tokenExpired' } })
})

test('who sits on no board is told so [X-004]', async () => {
  const { logIn } = loginClient()
  expect(await logIn(numbers.amira, 'board')).toEqual({ status: 'error', result: 'NoBoardMember' })
})

test('a session of a private login is not known to the board portal, and an old one is gone', async () => {
  const { start, pollBoard, approve, advance } = loginClient()
  const own = (await start()).body.session
  approve(own, numbers.karin)
  expect((await pollBoard(own)).status).toBe(404)
  const { session } = (await start({ loginType: 'board' })).body
  approve(session, numbers.karin)
  expect((await pollBoard(session, 'eident')).status).toBe(404)
  advance(181)
  expect(await pollBoard(session)).toMatchObject({ status: 410, body: { code: 'gone' } })
})
