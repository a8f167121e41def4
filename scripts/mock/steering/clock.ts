import { answerOf, type Control } from './client.ts'
import { secondsOf } from './duration.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock clock`: what time it is in a world, and time set, moved, stopped and hurried. */
export const clock = defineSteeringCommand({
  name: 'clock',
  description: 'Show, set, move, stop or hurry the clock of a world',
  args: {
    set: { type: 'string', description: 'The time it shows from now on, such as 2026-12-01T08:00:00Z' },
    advance: { type: 'string', description: 'How far to move it forward: 90, 30m, 12h, 30d' },
    freeze: { type: 'boolean', description: 'Let it stand still' },
    run: { type: 'boolean', description: 'Let it run' },
    speed: { type: 'string', description: 'Seconds in the world for each second outside' },
  },
  async lines(client, { set, advance, freeze, run, speed }) {
    let shown = await answerOf(client.GET('/__mock/clock'))
    if (set !== undefined || freeze || run || speed !== undefined) {
      const body = {
        mode: modeOf(freeze, run) ?? shown.mode,
        ...(set === undefined ? {} : { now: set }),
        ...(speed === undefined ? {} : { speed: Number(speed) }),
      }
      shown = await answerOf(client.PUT('/__mock/clock', { body }))
    }
    if (advance !== undefined) {
      const body = { seconds: secondsOf(advance) }
      shown = await answerOf(client.POST('/__mock/clock/advance', { body }))
    }
    return [sentence(shown)]
  },
})

function modeOf(freeze?: boolean, run?: boolean): Control<'ClockMode'> | undefined {
  if (freeze) return 'frozen'
  return run ? 'real' : undefined
}

function sentence({ now, mode, speed }: Control<'Clock'>): string {
  const pace = speed === 1 ? 'running' : `running ${speed} times as fast`
  return `${now}, ${mode === 'frozen' ? 'standing still' : pace}`
}
