/** How long a test waits for what it has begun: only against what never comes, as a busy machine takes its time. */
export const waitLimit = { timeout: 30_000 }
