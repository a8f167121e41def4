import type { operations } from '#gen/explorer/types.ts'
import type { Recipes } from './recipe.ts'
import type { Scene } from './scene.ts'

const stageId = 'stage-strandangen'
const stage = { path: { stageId } }

/** A home that can be walked through. */
async function tour(scene: Scene) {
  const { apts, settings } = await scene.call('getExplorerData', stage)
  const objectName = apts.find(({ has360 }) => has360)?.objectName ?? ''
  return { path: { token: settings.token, stageId, objectName } }
}

/** The plan that shows where one stands in it. */
async function minimap(scene: Scene) {
  const { path } = await tour(scene)
  const [first] = (await scene.call('getExplorer360', { path })).minimaps
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
      ask: async (scene) => {
        const { path } = await minimap(scene)
        return { path: { ...path, fileName: 'nothing.webp' } }
      },
    },
  },
}
