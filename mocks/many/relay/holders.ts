import { hopHeader } from './hop.ts'

/** Where a server is reached, of a holder as it stands in a lease. */
export const addressOf = (holder: string): string => holder.slice(0, holder.indexOf('#'))

/** Asks a server to let go of a world, and waits until it has answered; whether it did is for the lease to tell. */
export async function askToRelease(address: string, world: string, secret: string): Promise<void> {
  const asked = fetch(`http://${address}/__mock-peer/release/${world}`, {
    method: 'POST',
    headers: { [hopHeader]: `${secret} 0` },
    signal: AbortSignal.timeout(2000),
  })
  await asked.catch(() => undefined)
}
