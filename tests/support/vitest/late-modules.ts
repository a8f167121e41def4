import type { Plugin } from 'vite'

/** Modules come late now and then, and none is kept: in another order for each page. For `VITE_LATE` (docs/testing.md). */
export function lateModules(): Plugin {
  return {
    name: 'late-modules',
    configureServer({ middlewares }) {
      middlewares.use((_request, response, next) => {
        const setHeader = response.setHeader.bind(response)
        response.setHeader = (name, value) =>
          setHeader(name, name.toLowerCase() === 'cache-control' ? 'no-store' : value)
        setTimeout(next, Math.random() < 0.3 ? 500 * Math.random() : 0)
      })
    },
  }
}
