import { sheetNamed, startSheet } from '../../../sheets/follow-sheet.ts'
import { reply } from '../../shared/reply.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldView } from '../shared/world-view.ts'

export const startTaskSheet: ControlOperation<'startTaskSheet'> = ({ path, world }) => {
  const sheet = sheetNamed(path.sheetId)
  return sheet
    ? reply(200, worldView(startSheet(world, path.sheetId, sheet)))
    : noSuch('task sheet', '/__mock/sheets')
}
