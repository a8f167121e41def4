import type { Plugin } from 'vite'

/**
 * Lets browsers keep the files whose names change with their content, as hosts of a built portal do: asked for anew,
 * each page would cost sixty questions whether they are still the same.
 */
export function keptAssets(): Plugin {
  return {
    name: 'kept-assets',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use('/assets/', (_request, response, next) => {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable')
        next()
      })
    },
  }
}
