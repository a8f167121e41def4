/** What of the viewer is used here; angles are degrees. */
export type PanoramaViewer = {
  getYaw: () => number
  getPitch: () => number
  getHfov: () => number
  lookAt: (pitch: number, yaw: number, hfov: number, animated: number | false) => void
  on: (event: 'load' | 'error', tell: () => void) => void
  destroy: () => void
}

type Hotspot = { type: 'scene'; yaw: number; pitch: number; text: string; clickHandlerFunc: () => void }

type Settings = {
  type: 'equirectangular'
  panorama: string
  crossOrigin: 'anonymous' | 'use-credentials'
  autoLoad: boolean
  showControls: boolean
  mouseZoom: boolean
  yaw: number
  pitch: number
  hfov: number
  hotSpots: Hotspot[]
  /** Whatever it says: without these it speaks English. */
  strings: Record<'loadingLabel' | 'genericWebGLError' | 'textureSizeError' | 'unknownError', string>
}

export type CreatePanorama = (container: HTMLElement, settings: Settings) => PanoramaViewer

declare global {
  // only an interface merges with the window's own
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    pannellum?: { viewer: CreatePanorama }
  }
}

/** Loads the viewer; only whoever wants to look around pays for it. */
export async function loadPanoramas() {
  await Promise.all([import('pannellum'), import('pannellum/build/pannellum.css')])
  if (!window.pannellum) throw new Error('The panorama viewer did not start')
  return window.pannellum
}
