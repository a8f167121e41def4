import { expect, test } from 'vitest'
import { faceFilesOf } from './face-files.ts'

const face = (name: string) =>
  `@font-face{font-family:${name} Variable;src:url(/assets/${name}-D1.woff2)format("woff2");font-weight:400 900}`

test('each theme has the files of its two faces, and the others those that all share', () => {
  const css = [
    ':root,[data-site]{--page-pad:4rem;--face-text:"Plain Variable", "Plain Fallback", sans-serif;',
    '--face-display:"Broad Variable", "Broad Fallback", var(--face-text)}',
    '[data-site=senior]{--ink:#222;--face-display:"Old Variable", Georgia}[data-site=no]{--ink:#000}',
    '@font-face{font-family:Plain Fallback;src:local(Arial);size-adjust:104.9%}',
    '@media (width>=40rem){h1{font-family:var(--face-display)}}',
    ...['Plain', 'Broad', 'Old', 'Unused'].map(face),
  ].join('')
  expect(faceFilesOf(css)).toEqual({
    '': ['/assets/Plain-D1.woff2', '/assets/Broad-D1.woff2'],
    senior: ['/assets/Plain-D1.woff2', '/assets/Old-D1.woff2'],
  })
})
