import type { components } from '#gen/case_management/types.ts'
import { type Backend, createBackend } from '#mocks/backend.ts'
import type { World } from '#mocks/state/world.ts'
import type { Mirrored } from '#tests/support/many/mirror.ts'
import { contentOf } from '#tests/support/file-contents.ts'

type Schemas = components['schemas']
export type Errand = Schemas['Errand']
export type Round = Schemas['Round']
export type Created = Schemas['CreatedErrand']
export type Problem = Schemas['Problem']
export type Place = Schemas['SelectedApartment']

/** Parts of a form; a list becomes repeated parts. */
export type Parts = Record<string, string | File | readonly (string | File)[]>

export type Received<T> = { status: number; body: T; headers: Headers }

const dayMs = 86_400_000

/** A mock backend in which it is nine in the morning of a Friday, and people who call its case management. */
export function caseClient<B extends Mirrored = Backend>({
  worldId = 'default',
  backend = createBackend({ onViolation: 'fail' }) as Mirrored as B,
}: { worldId?: string; backend?: B } = {}) {
  const world = (): World => {
    const found = backend.worlds.get(worldId)
    if (!found) throw new Error(`no world ${worldId}`)
    return found
  }
  const startedAt = Date.parse(`${world().data.today}T08:00:00Z`)
  world().clock.freeze(startedAt)

  async function send(
    method: string,
    path: string,
    token?: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Response> {
    const headers = {
      ...more,
      'x-world': worldId,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    }
    const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(sent ? { body: sent } : {}),
    })
    const response = await backend.handle(request)
    if (!response) throw new Error(`No contract has ${method} ${path}`)
    return response
  }

  /** Calls as somebody; without a persona, as a visitor. */
  async function as(personaId?: string, associationId?: string) {
    const userId = `user-${personaId}`
    const acting = associationId ? { kind: 'board' as const, associationId } : { kind: 'private' as const }
    const login = () => world().tokens.issue({ userId, bankId: true, ...acting })
    let token = personaId ? await login() : undefined
    const call = async <T>(
      method: string,
      path: string,
      body?: unknown,
      more?: Record<string, string>,
    ): Promise<Received<T>> => {
      const response = await send(method, `/case_management/${path}`, token, body, more)
      const text = await response.text()
      return {
        status: response.status,
        body: (text ? JSON.parse(text) : undefined) as T,
        headers: response.headers,
      }
    }
    const side = associationId ? '' : 'customer/'
    return {
      call,
      get: <T>(path: string) => call<T>('GET', path),
      post: <T>(path: string, body: unknown) => call<T>('POST', path, body),
      form: <T>(method: string, path: string, parts: Parts) => call<T>(method, path, formOf(parts)),
      list: async () => (await call<Errand[]>('GET', associationId ? 'cases' : 'customer/get_cases')).body,
      read: (id: string) => call<Errand & Problem>('GET', `${side}case/${id}`),
      close: (id: string, site = 'Jmse') => call<Problem>('PATCH', `${side}case/${id}/close`, { site }),
      complete: (id: string, parts: Parts = {}) =>
        call<Errand & Problem>('PATCH', `${side}case/${id}`, formOf({ site: 'Jmse', ...parts })),
      report: (parts: Parts, more?: Record<string, string>) =>
        call<Created & Problem>(
          'POST',
          associationId ? 'create_board_case/v2' : 'customer/create_case',
          formOf(parts),
          more,
        ),
      file: (id: string, name: string, suffix = '') =>
        send('GET', `/case_management/${side}file/${id}/${encodeURIComponent(name)}${suffix}`, token),
      /** A token lives an hour; days of the world need new ones. */
      logInAgain: async () => {
        token = await login()
      },
    }
  }

  const advance = (days: number) => world().clock.set({ now: world().clock.now() + days * dayMs })
  return { world, send, as, advance, backend }
}

function formOf(parts: Parts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    for (const one of [value].flat()) form.append(name, one as string)
  }
  return form
}

/** The report of a resident, about the radiator of the main persona's bedroom. */
export const residentReport = {
  siteId: '1',
  area: '2',
  propertyId: 'property-ekbacken',
  objectId: 'home-ekbacken-b-1102',
  roomId: 'room-bedroom-1',
  assetTypeId: 'asset-radiator',
  description: 'Elementet under fönstret är kallt upptill.',
} as const

/** The report of a board with technical management, about its lift. */
export const boardReport = {
  siteId: '1',
  area: '1',
  propertyId: 'property-almvalvet',
  buildingId: 'building-almvalvet-a',
  buildingPartId: 'stairs-almvalvet-a',
  roomId: 'area-elevator',
  assetTypeId: 'asset-liftStops',
  description: 'Hissen stannar mellan plan två och tre.',
} as const

/** The address of a dwelling that is known by no id. */
export const writtenAddress = {
  siteId: '1',
  area: '2',
  address: 'Strandängsvägen 12',
  zipCode: '13152',
  city: 'Nacka',
  governmentObjectId: '1403',
  roomId: 'kitchen',
  assetTypeId: 'worktop',
  description: 'Bänkskivan har släppt vid diskhon.',
} as const

/** A file of a type, also by its content, as many bytes long as told. */
export function fileOf(name = 'element.jpg', type = 'image/jpeg', size = 12): File {
  return new File([contentOf(type, size)], name, { type })
}
