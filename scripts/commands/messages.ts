import { defineCommand } from 'citty'
import { checkMessages } from '../messages/check-messages.ts'
import { readNamespaces, readSources } from '../messages/read-messages.ts'

/** `messages`: each text stands in the four languages, takes the same values in each, and is used. Exit 1 when not. */
export const messages = defineCommand({
  meta: {
    name: 'messages',
    description: 'Find messages that are missing, unused or unlike between languages',
  },
  run() {
    const namespaces = readNamespaces()
    const findings = checkMessages(namespaces, readSources())
    for (const { place, says } of findings) console.error(`${place} ${says}`)
    const count = namespaces.reduce((all, { texts }) => all + Object.keys(texts['sv'] ?? {}).length, 0)
    console.log(`${count} messages in ${namespaces.length} folders, ${findings.length} findings`)
    process.exitCode = findings.length > 0 ? 1 : 0
  },
})
