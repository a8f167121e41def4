import { readFile, writeFile } from 'node:fs/promises'
import { type Control, answerOf } from './client.ts'
import { columns } from './columns.ts'
import { defineSteeringCommand } from './define-steering-command.ts'

/** `mock reset`: a world put back to its start. */
export const reset = defineSteeringCommand({
  name: 'reset',
  description: 'Put a world back to its start',
  args: { seed: { type: 'string', description: 'Another seed from now on' } },
  async lines(client, { seed }) {
    const body = seed === undefined ? {} : { seed: Number(seed) }
    const world = await answerOf(client.POST('/__mock/world/reset', { body }))
    return [`${world.name} is at its start, seed ${world.seed}.`]
  },
})

/** `mock snapshot`: the saved states of a world, and one more taken. */
export const snapshot = defineSteeringCommand({
  name: 'snapshot',
  description: 'List the saved states of a world, or save the present one',
  args: { name: { type: 'positional', required: false, description: 'What to call the state to save' } },
  async lines(client, { name }) {
    if (name) return columns([row(await answerOf(client.POST('/__mock/snapshots', { body: { name } })))])
    const all = await answerOf(client.GET('/__mock/snapshots'))
    return all.length > 0 ? columns(all.map(row)) : ['Nothing is saved.']
  },
})

/** `mock restore`: a world taken back to a saved state. */
export const restore = defineSteeringCommand({
  name: 'restore',
  description: 'Take a world back to a saved state',
  args: {
    id: { type: 'positional', required: true, description: 'The saved state, as `mock snapshot` lists it' },
  },
  async lines(client, { id }) {
    const params = { path: { snapshotId: id } }
    const world = await answerOf(client.POST('/__mock/snapshots/{snapshotId}/restore', { params }))
    return [`${world.name} is as it was in ${id}; its clock shows ${world.clock.now}.`]
  },
})

/** `mock export`: a world as a file. */
export const exporting = defineSteeringCommand({
  name: 'export',
  description: 'Write a world into a file',
  args: { file: { type: 'positional', required: true, description: 'Where to write it' } },
  async lines(client, { file }) {
    const world = await answerOf(client.GET('/__mock/world/file'))
    await writeFile(file, `${JSON.stringify(world, null, 2)}\n`)
    return [`${world.name} is in ${file}.`]
  },
})

/** `mock import`: a world replaced by one from a file. */
export const importing = defineSteeringCommand({
  name: 'import',
  description: 'Replace a world by one from a file',
  args: { file: { type: 'positional', required: true, description: 'What `mock export` has written' } },
  async lines(client, { file }) {
    const body = JSON.parse(await readFile(file, 'utf8')) as Control<'WorldFile'>
    await answerOf(client.PUT('/__mock/world/file', { body }))
    return [`The world is the one of ${file}.`]
  },
})

const row = ({ id, name, takenAt, now, revision }: Control<'Snapshot'>): string[] => [
  id,
  name,
  `taken ${takenAt.slice(0, 16).replace('T', ' ')}`,
  `clock ${now.slice(0, 16).replace('T', ' ')}`,
  `revision ${revision}`,
]
