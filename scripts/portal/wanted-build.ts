import { type Build, builds, sharedBuild } from './builds.ts'

type Options = { mocked?: boolean | undefined; shared?: string | undefined; pages?: string | undefined }

/** What is built, and the content service whose pages are written too. */
type Wanted = { build: Build; pagesFrom: string | undefined }

/** The build that the options of `build` ask for, or a sentence about what is wrong with them. */
export function wantedBuild({ mocked = false, shared, pages }: Options): Wanted | string {
  if (mocked && shared !== undefined)
    return 'With --mocked the backend is inside, with --shared it is at an address; choose one of them.'
  const wrong = [shared, pages].find((address) => address !== undefined && originOf(address) === undefined)
  if (wrong !== undefined) return `${wrong} is no address; write it like http://192.168.1.20:4010`
  const apiBase = shared === undefined ? undefined : originOf(shared)
  return {
    build: apiBase === undefined ? builds[mocked ? 'mocked' : 'production'] : sharedBuild(apiBase),
    pagesFrom: pages === undefined ? undefined : originOf(pages),
  }
}

function originOf(address: string): string | undefined {
  const url = URL.parse(address)
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
