import { expect, onTestFinished, test } from 'vitest'
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

/** An empty map of 600 px, in a box that it fills. */
function emptyMap(): HTMLElement {
  const box = document.createElement('div')
  box.style.cssText = 'position:relative;width:600px;height:40px'
  const map = document.createElement('div')
  map.style.cssText = 'position:absolute;inset:0;overflow:hidden'
  box.append(map)
  document.body.append(box)
  onTestFinished(() => box.remove())
  return map
}

const shownIn = (map: Element) =>
  [...map.querySelectorAll('.map-city span')]
    .filter((name) => getComputedStyle(name).visibility === 'visible')
    .map(({ textContent }) => textContent)

test('a name that a pin covers is left out, and so is one that lies over another', () => {
  const map = emptyMap()
  map.innerHTML =
    city('Helsinki', 0) +
    city('Turku', 40) +
    city('Bergen', 200) +
    city('Oslo', 400) +
    pin(220) +
    pin(410, 'data-tucked="card"')
  hideCoveredNames(map)
  expect(shownIn(map)).toEqual(['Helsinki', 'Oslo'])
  // the pin has gone
  map.querySelector('.map-pin:not([data-tucked])')?.remove()
  hideCoveredNames(map)
  expect(shownIn(map)).toEqual(['Helsinki', 'Bergen', 'Oslo'])
})

test('a name is left out that lies under a button over the map, or that its edge would cut', () => {
  const map = emptyMap()
  map.innerHTML = city('Oslo', 0) + city('Bergen', 100) + city('Turku', 560)
  map.insertAdjacentHTML(
    'afterend',
    '<button style="position:absolute;top:0;left:140px;width:60px;height:40px">Draw</button>',
  )
  hideCoveredNames(map)
  expect(shownIn(map)).toEqual(['Oslo'])
})
