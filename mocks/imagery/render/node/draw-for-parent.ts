import { setPriority } from 'node:os'
import type { ImageOrder } from '../order.ts'
import type { ImageFile } from '../rasterizer.ts'
import { rasterize } from './rasterize.ts'

// the program of a drawing process: it draws what its parent orders, and ends with it

export type Job = Readonly<{ id: number; order: ImageOrder }>
export type Done = Readonly<{ id: number } & ({ file: ImageFile } | { failure: string })>

try {
  // whoever answers requests on the same machine goes first; much lower, and a busy machine would never draw
  setPriority(5)
} catch {
  // a system that does not allow it draws as fast as it answers
}

const send = (done: Done) => process.send?.(done)

process.on('message', ({ id, order }: Job) => {
  rasterize(order).then(
    (file) => send({ id, file }),
    (error: unknown) => send({ id, failure: String(error) }),
  )
})
