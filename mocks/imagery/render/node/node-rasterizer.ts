import { availableParallelism } from 'node:os'
import { useFontFile as letterIn } from '../../lettering/brand-lettering.ts'
import { fontFromPackage } from '../../lettering/font-file-node.ts'
import type { Rasterizer } from '../rasterizer.ts'
import { keptOnDisk } from './kept-on-disk.ts'
import { drawingVersion } from './version.ts'
import { DrawingProcess } from './drawing-process.ts'

/** One core stays free for answers. */
const processes = Math.max(1, Math.min(3, availableParallelism() - 1))

/** Draws in processes of their own; in `folder`, if there is one, files are kept from one run to the next. */
export function nodeRasterizer({ folder }: { folder?: string } = {}): Rasterizer {
  // what is answered as it is drawn is lettered in this process
  letterIn(fontFromPackage)
  let version: Promise<string> | undefined
  const pool = Array.from({ length: processes }, () => new DrawingProcess())
  const rasterizer: Rasterizer = {
    version: () => (version ??= drawingVersion()),
    render: (order) => leastLoaded(pool).render(order),
  }
  return folder === undefined ? rasterizer : keptOnDisk(rasterizer, folder)
}

function leastLoaded(pool: readonly DrawingProcess[]): DrawingProcess {
  return pool.reduce((best, one) => (one.load < best.load ? one : best))
}
