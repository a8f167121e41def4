import type { AccountOperation } from '../shared/types.ts'
import { startIdentification } from '../shared/start-identification.ts'

export const startLogin: AccountOperation<'startLogin'> = async ({ path, body, world, request }) => {
  const flow = body.loginType === 'board' ? 'boardLogin' : 'login'
  const { started, refused } = await startIdentification({ ...path, flow, body, world, request })
  return started ?? refused
}
