import { expect, vi } from 'vitest'
import { waitLimit } from '../wait-limit.ts'

const { element } = expect

/**
 * An element is looked for as long as all else is waited for. By itself Vitest looks until the time of the test is over,
 * or, with an `actionTimeout`, for ever: the assertion is then broken off without a word of what was not there.
 */
expect.element = vi.defineHelper((found, options) => element(found, { ...waitLimit, ...options }))
