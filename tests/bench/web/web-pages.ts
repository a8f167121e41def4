/** The pages that are measured, by their paths on the main site; `hasPrice` where what a home costs is in the page. */
export const webPages = [
  { name: 'start', path: '/', hasPrice: true },
  { name: 'search', path: '/sok-bostad/', hasPrice: true },
  { name: 'project', path: '/bostader/nacka/ekbacken/brf-strandangen/', hasPrice: true },
  { name: 'home', path: '/bostader/nacka/ekbacken/brf-strandangen/c-1404/', hasPrice: true },
]
