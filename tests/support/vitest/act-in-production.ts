import react from 'react'
import { flushSync } from 'react-dom'

/**
 * React's production code has no `act`, which draws what a test renders before the test goes on. This one does so for
 * vitest-browser-react, which takes it where React has none of its own.
 */
const act = (work: () => Promise<void>): Promise<void> => flushSync(work)

Object.assign(react, { act })
