type Used = { isDemo: boolean; films: readonly string[] }

/** What nothing in the portal uses, of what browsers let a page do. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'speaker-selection',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * The permissions policy: what a page of the portal may ask a browser for. Films play, full screen and in a small window,
 * with their own protection (src/features/page-content/film/film-frame.tsx); an address is copied, or shared, which a page may
 * unless it is told not to; the e-ID app of a demonstration reads a code by the camera. The panorama has neither full
 * screen nor a gyroscope, as its own controls are off, and the map asks nobody where they are. A browser that lacks one of
 * these names says so in its console, and that is all.
 */
export function permissionsPolicy({ isDemo, films }: Used): string {
  const own = '(self)'
  const ownAndFilms = `(${['self', ...films.map((origin) => `"${origin}"`)].join(' ')})`
  const used = {
    autoplay: ownAndFilms,
    camera: isDemo ? own : '()',
    'clipboard-write': own,
    'encrypted-media': ownAndFilms,
    fullscreen: ownAndFilms,
    'picture-in-picture': ownAndFilms,
  }
  const all: Record<string, string> = { ...Object.fromEntries(unused.map((name) => [name, '()'])), ...used }
  return Object.keys(all)
    .toSorted()
    .map((name) => `${name}=${all[name]}`)
    .join(', ')
}
