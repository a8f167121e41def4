import { expect, vi } from 'vitest'
import { waitLimit } from '../wait-limit.ts'

const { element } = expect

/**
 * An element is looked for as long as all else is waited for. By itself Vitest looks until the time of the test is over,
 * or, with an `actionTimeout`, for ever, also when the assertion has been broken off.
 */
expect.element = vi.defineHelper((found, options) => element(found, { ...waitLimit, ...options }))
