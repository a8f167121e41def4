import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PlanSubject } from '../plan/subject.ts'
import { drawInterior } from './draw-interior.ts'
import { finishIds } from './finish.ts'
import { roomLight } from './light.ts'
import { saunaWood } from './sauna.ts'
import { shownRooms } from './shown-rooms.ts'

const times = ['dawn', 'day', 'evening', 'dusk', 'winterLight', 'night'] as const
const home = (count: number): PlanSubject => ({
  id: `home-${count}`,
  rooms: count,
  livingArea: 18 + 22 * count,
  building: count > 4 ? 'free' : 'flat',
  facing: '5',
  outdoorSpaces: [],
  sauna: true,
  language: 'sv',
})

test('every room of every size of home is seen in each light', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    for (const room of shownRooms) {
      for (const [at, time] of times.entries()) {
        const finish = finishIds[at % finishIds.length] ?? 'lime'
        const svg = drawInterior(
          { plan: home(count), room, finish, time, label: room },
          { width: 600, height: 400 },
        )
        expect(svg).toContain('<path')
        expect(svg).not.toMatch(/NaN|Infinity/)
      }
    }
  }
})

test('the room fills its picture to every corner', async () => {
  for (const count of [1, 3, 4]) {
    for (const room of shownRooms) {
      const svg = drawInterior(
        { plan: home(count), room, finish: 'lime', time: 'day', label: room },
        { width: 300, height: 200 },
      )
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      for (const [x, y] of [
        [1, 1],
        [298, 1],
        [1, 198],
        [298, 198],
        [150, 2],
        [150, 197],
      ] as const)
        expect(data[info.channels * (y * 300 + x) + 3]).toBe(255)
    }
  }
})

test('a sauna has benches, a stove and walls of wood, and where there is none one looks into the bathroom', () => {
  const seen = (plan: PlanSubject, room: 'sauna' | 'bathroom') =>
    drawInterior({ plan, room, finish: 'lime', time: 'day', label: 'x' }, { width: 300, height: 200 })
  const tone = roomLight('day').tone
  for (const part of [saunaWood.wall, saunaWood.bench, '#4A5150'])
    expect(seen(home(3), 'sauna')).toContain(tone(part))
  const without = { ...home(3), sauna: false }
  expect(seen(without, 'sauna')).toBe(seen(without, 'bathroom'))
})
