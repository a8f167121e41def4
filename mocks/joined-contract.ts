type Tag = { name: string; description?: string }

/** What is read of a contract: one document with local references. */
export type Contract = {
  info?: { title?: string; license?: object }
  security?: Record<string, string[]>[]
  tags?: Tag[]
  paths: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

/**
 * One document out of all services, for reading only: a group of tags a service, and names of components that carry
 * their service in front, so that two services may use the same name.
 */
export function joinDocuments(documents: Record<string, Contract>, title: string, version: string): object {
  const parts = Object.entries(documents).map(([service, document]) => prefixed(service, document))
  const license = Object.values(documents).find(({ info }) => info?.license)?.info?.license
  const tags = parts.flatMap((part) => part.tags)
  return {
    openapi: '3.1.0',
    info: { title, version, ...(license ? { license } : {}) },
    servers: [{ url: '/' }],
    'x-tagGroups': parts.map(({ service, tags: own }) => ({
      name: service,
      tags: own.map(({ name }) => name),
    })),
    tags,
    paths: Object.assign({}, ...parts.map(({ paths }) => paths)) as object,
    components: mergeComponents(parts.map(({ components }) => components)),
  }
}

function prefixed(service: string, document: Contract) {
  const name = (own: string) => `${service}.${own}`
  const text = JSON.stringify(document).replaceAll(
    /"#\/components\/(\w+)\/([^"/]+)/g,
    (_all, section: string, own: string) => `"#/components/${section}/${name(own)}`,
  )
  const { components = {}, paths, security = [], tags = [] } = JSON.parse(text) as Contract
  const renamed = (section: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(section).map(([own, value]) => [name(own), value]))
  const calls = Object.values(paths).flatMap((item) => Object.values(item).filter(isCall))
  for (const call of calls) {
    call.tags = call.tags?.map(name)
    call.security = (call.security ?? security).map(renamed)
  }
  return {
    service,
    paths,
    components: Object.fromEntries(
      Object.entries(components).map(([key, section]) => [key, renamed(section)]),
    ),
    tags: tags.map((tag) => ({ ...tag, name: name(tag.name), 'x-displayName': tag.name })),
  }
}

type Call = { operationId: string; tags?: string[] | undefined; security?: Record<string, unknown>[] }

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'operationId' in value

function mergeComponents(all: Record<string, object>[]): object {
  const sections = new Set(all.flatMap((one) => Object.keys(one)))
  return Object.fromEntries(
    [...sections].map((section) => [section, Object.assign({}, ...all.map((one) => one[section])) as object]),
  )
}
