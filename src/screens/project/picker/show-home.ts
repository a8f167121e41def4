import { whenElementAppears } from '#src/lib/browser/when-element-appears.ts'

/** Chooses a home and leads to it in the picture of its house, which may be another one than is drawn now, or none yet. */
export function showHome(homeId: string, choose: (homeId: string) => void): void {
  choose(homeId)
  whenElementAppears(`#picker [data-home="${CSS.escape(homeId)}"]`, (home) => {
    document.getElementById('picker')?.scrollIntoView()
    home.focus({ preventScroll: true })
  })
}
