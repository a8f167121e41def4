import type { components } from '#gen/insights/types.ts'
import { ownValue, setOwnValue } from '../../engine/own-value.ts'

type WebVital = components['schemas']['WebVital']

export type BeaconsData = {
  /** How often each option of each experiment was chosen: `cookie-consent/2`. */
  experiments: Record<string, number>
  /** The latest web vitals, oldest first. */
  vitals: WebVital[]
}

const maxOptions = 200
const maxVitals = 200

/** What browsers report without waiting for an answer. */
export class Beacons {
  readonly #data: BeaconsData

  constructor(data: BeaconsData) {
    this.#data = data
  }

  /** Counts a choice (S-010); of too many different ones the later are left out. */
  choose(name: string, option: string): void {
    const { experiments } = this.#data
    const key = `${name}/${option}`
    const before = ownValue(experiments, key)
    if (before === undefined && Object.keys(experiments).length >= maxOptions) return
    setOwnValue(experiments, key, (before ?? 0) + 1)
  }

  /** How often an option was chosen. */
  chosen(name: string, option: string): number {
    return ownValue(this.#data.experiments, `${name}/${option}`) ?? 0
  }

  /** Keeps a web vital (N-033); the oldest goes. */
  measure(vital: WebVital): void {
    this.#data.vitals = [...this.#data.vitals, vital].slice(-maxVitals)
  }

  /** The latest web vitals, oldest first. */
  get vitals(): readonly WebVital[] {
    return this.#data.vitals
  }
}
