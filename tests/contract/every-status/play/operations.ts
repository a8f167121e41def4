import type { operations as AccountService } from '#gen/account_service/types.ts'
import type { operations as Booking } from '#gen/booking/types.ts'
import type { operations as Buyresidence } from '#gen/buyresidence/types.ts'
import type { operations as CaseManagement } from '#gen/case_management/types.ts'
import type { operations as Content } from '#gen/content/types.ts'
import type { operations as Explorer } from '#gen/explorer/types.ts'
import type { operations as Insights } from '#gen/insights/types.ts'
import type { operations as MockControl } from '#gen/mock_control/types.ts'
import type { operations as Notification } from '#gen/notification/types.ts'
import type { operations as Residence } from '#gen/residence/types.ts'
import type { operations as System } from '#gen/system/types.ts'
import type { operations as Textsearch } from '#gen/textsearch/types.ts'

/** Every operation of every contract by its operationId, which no two services share. */
export type Operations = AccountService &
  Booking &
  Buyresidence &
  CaseManagement &
  Content &
  Explorer &
  Insights &
  MockControl &
  Notification &
  Residence &
  System &
  Textsearch

type Part = string | File | readonly (string | File)[]

/** The body of an operation; parts of a form are text, files, or several of either. */
type Body<Content> = Content extends { 'application/json': infer Json }
  ? Json
  : { [Name in keyof Content[keyof Content]]?: Part }

type WithBody<O> = O extends { requestBody: { content: infer Content } }
  ? { body: Body<Content> }
  : O extends { requestBody?: { content: infer Content } }
    ? { body?: Body<Content> }
    : unknown

/**
 * What an operation is asked, by the contract; `bearer` stands in for the token of the persona, and `known` is the mark of
 * what the caller has already.
 */
export type RequestOf<O> = (O extends { parameters: infer Parameters } ? Parameters : unknown) &
  WithBody<O> & { bearer?: string; known?: string }

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never

/** What an operation answers when all is well. */
export type SuccessOf<O> = O extends { responses: infer Responses }
  ? { [S in keyof Responses]: S extends 200 | 201 | 202 ? JsonOf<Responses[S]> : never }[keyof Responses]
  : never
