import type { Plugin } from 'vite'

const generated = /\/generated\/\w+\/(?:schemas\.ts|wire\.js|calls\/[\w-]+\.ts)$/

/**
 * Lets the page take generated code as it is written, without a reload: whoever has imported it goes on with what is new.
 * Vite itself would look for a component that shows it, find `main.tsx`, and load the page anew.
 */
export function replacedInPlace(): Plugin {
  return {
    name: 'replaced-in-place',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: generated },
      handler: (code) => ({ code: replacedExports(code), map: null }),
    },
    // lines of it are looked up when an answer breaks the contract; nobody has to be told
    hotUpdate: ({ file, modules }) => (/\/generated\/\w+\/openapi\.json$/.test(file) ? [] : modules),
  }
}

/** Each version hands its exports to the one that was imported first, since an import follows its module's variables. */
function replacedExports(code: string): string {
  const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  if (names.length === 0) return withList(code)
  const assigned = names.map((name) => `${name} = next.${name};`).join(' ')
  return `${code.replaceAll(/^export const /gm, 'export let ')}
if (import.meta.hot) {
  const versions = (import.meta.hot.data.versions ??= []);
  versions.push((next) => { ${assigned} });
  import.meta.hot.accept((next) => { if (next) for (const take of versions) take(next); });
}
`
}

/** Compiled validators are one list, which stays the same list. */
function withList(code: string): string {
  return `${code}
if (import.meta.hot) {
  const list = (import.meta.hot.data.list ??= routes);
  import.meta.hot.accept((next) => { if (next) list.splice(0, list.length, ...next.routes); });
}
`
}
