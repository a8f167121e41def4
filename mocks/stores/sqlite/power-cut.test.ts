import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newWorldData } from '../../state/world/world-data.ts'
import { sqliteStore } from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'power-cut-'))
const mounted: string[] = []
afterAll(() => {
  for (const place of mounted) execFileSync('umount', [place], { stdio: 'ignore' })
  rmSync(folder, { recursive: true })
})

/** Mounts the disk in an image; what is in the image is what a real disk would have been handed. */
function mount(image: string): string {
  const place = `${image}.mounted`
  mkdirSync(place)
  execFileSync('mount', ['-o', 'loop', image, place], { stdio: 'ignore' })
  mounted.push(place)
  return place
}

function virtualDisk(name: string): { image: string; place: string } {
  const image = join(folder, name)
  writeFileSync(image, new Uint8Array(8 * 1024 * 1024))
  execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' })
  return { image, place: mount(image) }
}

/** Only root on Linux may mount, and not in every container. */
function canMount(): boolean {
  try {
    virtualDisk('trial')
    return true
  } catch {
    return false
  }
}

/** The worlds that are there after power was cut right when the last write was acknowledged. */
async function keptAfterCut(name: string, durable: boolean): Promise<string[]> {
  const { image, place } = virtualDisk(name)
  const store = sqliteStore(join(place, 'worlds.sqlite'), { durable })
  execFileSync('sync', ['-f', place])
  for (const id of ['grupp-1', 'grupp-2'])
    await store.save(newWorldData({ id, seed: 1, size: 1 }, 0), [{ path: 'search', value: id }])
  // what only the cache of the machine has is not in the image
  const after = `${image}.after`
  copyFileSync(image, after)
  store.close()
  const found = sqliteStore(join(mount(after), 'worlds.sqlite'))
  const ids = found.list().map(({ id }) => id)
  found.close()
  return ids
}

test.runIf(canMount())('a durable store has what it acknowledged when the power is cut', async () => {
  expect(await keptAfterCut('durable', true)).toEqual(['grupp-1', 'grupp-2'])
  expect(await keptAfterCut('usual', false)).toEqual([])
})
