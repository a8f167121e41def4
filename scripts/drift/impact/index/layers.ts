import type { Layer } from './index-model.ts'

const isTest = (file: string): boolean => /^tests\/|\.test(-support)?\.tsx?$/.test(file)

const layers: readonly (readonly [start: string, layer: Layer])[] = [
  ['src/api/', 'api'],
  ['src/features/', 'feature'],
  ['src/screens/', 'screen'],
  ['src/domain/', 'domain'],
  ['src/routes/', 'route'],
  ['src/ui/', 'ui'],
  ['src/demo/', 'demonstration'],
  ['src/', 'app'],
  ['mocks/operations/', 'mock operation'],
  ['mocks/', 'mock'],
]

/** The part of the portal that a file belongs to, by its path; undefined for what is no part of it. */
export function layerOf(file: string): Layer | undefined {
  if (isTest(file)) return 'test'
  return layers.find(([start]) => file.startsWith(start))?.[1]
}

/** Whether a file is what people use, and neither the mock backend nor a test. */
export const isPortal = (layer: Layer): boolean => !['mock operation', 'mock', 'test'].includes(layer)
