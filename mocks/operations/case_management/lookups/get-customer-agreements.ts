import { isProtected } from '../../../state/accounts/person/persona-of.ts'
import { agreementsOf } from '../../../state/cases/agreements.ts'
import { hiddenView, placeView } from '../../../state/cases/place-view.ts'
import { empty, privateReply } from '../../shared/reply.ts'
import type { CaseOperation } from '../shared/types.ts'
import { residentUserOf } from '../../shared/request/case-user.ts'
import { todayOf } from '../../../state/today.ts'

/** 204 where there is none: the resident writes an address (F-106). */
export const getCustomerAgreements: CaseOperation<'getCustomerAgreements'> = (call) => {
  const resident = residentUserOf(call)
  if ('status' in resident) return resident
  const { catalogue, clock, errands } = call.world
  const { id } = resident.account
  const hidden = isProtected(catalogue, id)
  const homes = agreementsOf(catalogue, id, todayOf({ clock })).map((place) => {
    const view = placeView(place, errands.guaranteeEnd(place))
    return hidden ? hiddenView(view, place) : view
  })
  return homes.length > 0 ? privateReply(200, homes) : empty(204)
}
