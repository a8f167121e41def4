import type { components } from '#gen/content/types.ts'
import type { SiteKey } from '#src/sites/site.ts'
import { createBackend } from '#mocks/backend.ts'
import { required } from '#mocks/catalogue/lib/index-by-id.ts'
import type { Principal } from '#mocks/state/caller/principal.ts'
import type { World } from '#mocks/state/world.ts'

export type Page = components['schemas']['PageViewModel']
type Kind = Page['content']['kind']

/** The content of a page of one kind. */
export type ContentOf<K extends Kind> = Extract<Page['content'], { kind: K }>

/** What tests ask pages of: a backend that fails on any answer that breaks the contract, and its world. */
export function pageClient() {
  const backend = createBackend({ onViolation: 'fail' })
  const world: World = required(backend.worlds.get('default'), 'world')

  async function ask(path: string, site: SiteKey = 'Jmse', as?: Principal) {
    const [address = '', query = ''] = path.split('?')
    const headers = new Headers({ 'x-site': site })
    if (as) headers.set('authorization', `Bearer ${await world.tokens.issue(as)}`)
    const url = `http://localhost${address}GetViewModel${query && `?${query}`}`
    const response = required(await backend.handle(new Request(url, { headers })), path)
    return { status: response.status, page: (await response.json()) as Page }
  }

  /** The content of a page that is there, of the kind that is expected. */
  async function content<K extends Kind>(kind: K, ...asked: Parameters<typeof ask>): Promise<ContentOf<K>> {
    const { status, page } = await ask(...asked)
    if (status !== 200 || page.content.kind !== kind)
      throw new Error(`${asked[0]} ${status} ${JSON.stringify(page).slice(0, 300)}`)
    return page.content as ContentOf<K>
  }

  /** What any call by GET answers. */
  async function read<T>(path: string, as: Principal, site: SiteKey): Promise<T> {
    const headers = { 'x-site': site, authorization: `Bearer ${await world.tokens.issue(as)}` }
    const response = required(await backend.handle(new Request(`http://localhost${path}`, { headers })), path)
    if (!response.ok) throw new Error(`${path} ${response.status}`)
    return (await response.json()) as T
  }

  return { ask, content, read, world }
}

/** A persona as whoever asks: by e-ID, for themselves or for an association. */
export function loginOf({ catalogue }: World, personaId: string, associationId?: string): Principal {
  const { account } = required(catalogue.persona(personaId), personaId)
  const userId = required(account, personaId).userId
  return associationId
    ? { userId, kind: 'board', associationId, bankId: true }
    : { userId, kind: 'private', bankId: true }
}

/** A template, where it is served, and what must be there. */
export type TemplateRow = Readonly<{
  id: string
  template: Page['template']
  site: SiteKey
  path: string
  personaId?: string
  associationId?: string
  /** 200 when left out. */
  status?: number
  shows: (page: Page) => void
}>

/** A row of the table; `shows` gets the content, of the kind that is expected. */
export function templateRow<K extends Kind>(
  [id, template, site, path]: readonly [id: string, template: Page['template'], site: SiteKey, path: string],
  kind: K,
  shows: (content: ContentOf<K>, page: Page) => void,
  more: Pick<TemplateRow, 'personaId' | 'associationId' | 'status'> = {},
): TemplateRow {
  const check = (page: Page) => {
    if (page.content.kind !== kind) throw new Error(`${path} is ${page.content.kind}, not ${kind}`)
    shows(page.content as ContentOf<K>, page)
  }
  return { id, template, site, path, shows: check, ...more }
}
