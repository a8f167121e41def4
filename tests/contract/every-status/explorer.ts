import type { operations } from '#gen/explorer/types.ts'
import type { Recipes } from './play/recipe.ts'
import type { Setup } from './play/setup.ts'

const stageId = 'stage-strandangen'
const stage = { path: { stageId } }

/** A home that can be walked through. */
async function tour(setup: Setup) {
  const { apts, settings } = await setup.call('getExplorerData', stage)
  const objectName = apts.find(({ has360 }) => has360)?.objectName ?? ''
  return { path: { token: settings.token, stageId, objectName } }
}

/** The plan that shows where one stands in it. */
async function minimap(setup: Setup) {
  const { path } = await tour(setup)
  const [first] = (await setup.call('getExplorer360', { path })).minimaps
  const { viewName = '', fileName = '' } = first ?? {}
  return { path: { stageId, objectName: path.objectName, viewName, fileName } }
}

export const explorerRecipes: Recipes<operations> = {
  getExplorerData: { 200: { ask: stage }, 404: { ask: { path: { stageId: 'nobody-0' } } } },
  getExplorer360: {
    200: { ask: tour },
    404: { ask: { path: { token: 'tok-nobody-1', stageId, objectName: 'c-1404' } } },
  },
  getExternalFile: {
    200: { ask: minimap },
    404: {
      ask: async (setup) => {
        const { path } = await minimap(setup)
        return { path: { ...path, fileName: 'nothing.webp' } }
      },
    },
  },
}
