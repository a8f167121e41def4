import type { Reporter, TestCase } from 'vitest/node'

/**
 * Puts the message of a failure into its stack before the JSON report takes the stack alone: where a step in the browser fails, Vitest
 * leaves the placeholder there that it took the stack with.
 */
export default class ReasonReporter implements Reporter {
  onTestCaseResult(test: TestCase) {
    for (const error of test.result().errors ?? [])
      error.stack = error.stack?.replace(placeholder, () => error.message)
  }
}

const placeholder = 'STACK_TRACE_ERROR'
