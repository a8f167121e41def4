import { expect, test } from 'vitest'
import { hideCoveredNames } from './hide-covered-names.ts'

/** A thing of a map, so many pixels from its left edge and 60 wide. */
const thing = (markup: string, left: number) =>
  `<div style="position:absolute;top:0;left:${left}px;width:60px;height:20px">${markup}</div>`
const city = (name: string, left: number) =>
  thing(`<div class="map-city"><span style="display:block;width:60px">${name}</span></div>`, left)
const pin = (left: number, state = '') =>
  thing(
    `<button class="map-pin" ${state} style="position:static"><span class="map-pin-face" style="display:block;width:60px">5</span></button>`,
    left,
  )

test('a name that a pin covers is left out, and so is one that lies over another', () => {
  const map = document.createElement('div')
  document.body.append(map)
  const shown = () =>
    [...map.querySelectorAll('.map-city span')]
      .filter((name) => getComputedStyle(name).visibility === 'visible')
      .map(({ textContent }) => textContent)
  map.innerHTML =
    city('Helsinki', 0) +
    city('Turku', 40) +
    city('Bergen', 200) +
    city('Oslo', 400) +
    pin(220) +
    pin(410, 'data-tucked="card"')
  hideCoveredNames(map)
  expect(shown()).toEqual(['Helsinki', 'Oslo'])
  // the pin has gone
  map.querySelector('.map-pin:not([data-tucked])')?.remove()
  hideCoveredNames(map)
  expect(shown()).toEqual(['Helsinki', 'Bergen', 'Oslo'])
  map.remove()
})
