import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { pageAttachment } from './page-diary.ts'

/** Lines of a page that are shown: enough for the part that a test looks at. */
const longest = 120

/**
 * Shows what stood on the page of a test that failed, and what had troubled it, after all other reports: where tests run
 * by themselves, what they print is all that is left of them.
 */
export default class FailureReporter implements Reporter {
  readonly #pages: string[] = []

  printsToStdio(): boolean {
    return false
  }

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const [, project] = test.titlePath()
    for (const { name, body } of attachments) {
      if (name !== pageAttachment || !body) continue
      const lines = body.toString('utf8').split('\n').slice(0, longest)
      this.#pages.push([`[${project}] ${test.title}`, ...lines].join('\n    '))
    }
  }

  onEnd(): void {
    for (const page of this.#pages) console.log(`\nThe page of ${page}`)
  }
}
