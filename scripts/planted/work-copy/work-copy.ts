import { cpSync, globSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../generate/paths.ts'
import { applyPatches } from './apply-patch.ts'
import type { Defect } from '../defect.ts'
import { linkFolder } from './link-folder.ts'
import { git } from './working-tree.ts'

/** The project once more, in a temporary folder, to be broken and mended. */
export type WorkCopy = {
  folder: string
  /** Plants defects, and these alone. @throws with what git says when a patch does not apply */
  plant: (...defects: Defect[]) => void
  /** Takes every planted defect out again. */
  mend: () => void
}

/** Copies a tree of the project, and what is there beside it; the copy goes when this process ends. */
export function makeWorkCopy(tree: string): WorkCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // the copy reads the objects of this repository, and is one of its own for the tests that ask git what there is
  git(['clone', '--shared', '--no-checkout', '--quiet', root, folder], root)
  const mend = () => void git(['read-tree', '--reset', '-u', tree], folder)
  mend()
  linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'), ['.vite', '.vitest', '.tmp', '.cache'])
  for (const file of globSync('generated/*/{wire,published}.js', { cwd: root })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  const plant = (...defects: Defect[]) => {
    mend()
    const refusal = applyPatches(
      defects.map(({ patch }) => patch),
      folder,
    )
    if (refusal !== undefined) throw new Error(refusal)
  }
  return { folder, plant, mend }
}
