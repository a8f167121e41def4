import { writeFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import { buildIndex } from './build-portal-index.ts'
import type { IndexOrder } from './index-model.ts'
import { bundledContracts } from '../portal-contracts.ts'

// a thread of its own, which ends once the index is written (read-index.ts)
const { root, file } = workerData as IndexOrder
await writeFile(file, JSON.stringify(buildIndex(root, await bundledContracts(root))))
