/** Puts the mock backend behind the page's own calls; resolves once it answers. Builds with mocks only. */
export async function startMocks(): Promise<void> {
  const { startWorker } = await import('#mocks/browser.ts')
  await startWorker()
}
