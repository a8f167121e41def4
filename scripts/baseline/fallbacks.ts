type Allowed = { in: readonly string[]; otherwise: string }

/** The APIs that not all browsers have and that the portal uses all the same, with the files that may and what happens without. */
export const fallbacks: Record<string, Allowed> = {
  'api.Navigator.share': {
    in: ['src/screens/home/buy/page-tools.tsx'],
    otherwise: 'the address is copied',
  },
  'api.Navigator.canShare': {
    in: ['src/screens/home/buy/page-tools.tsx'],
    otherwise: 'asked for with ?., and then the address is copied',
  },
  'api.Window.requestIdleCallback': {
    in: ['src/domain/insight/web-vitals.ts', 'src/api/drift/queue-check.ts'],
    otherwise: 'a timer stands in',
  },
  'api.Window.open': {
    in: ['src/screens/embed/embed-report.tsx', 'src/lib/browser/leave-page.ts'],
    otherwise:
      'nothing is missing: Safari on iOS, which the data has no date for, opens _top like all others',
  },
  'api.Window.devicePixelRatio': {
    in: ['src/api/homes/map-tiles.ts'],
    otherwise: 'nothing is missing: Safari has it, and says 2 or 3 whatever the page is zoomed to',
  },
}
