import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { deepest } from '../document/depth.ts'
import { InputError } from '../document/input-error.ts'

/** An entry as it stands in the file: its text, which one it is (from 1), the byte it begins at, and where reading is. */
export type EntryText = { text: string; number: number; position: number; read: number; size: number }

const chunkBytes = 1024 * 1024
const maxEntrySize = 256 * 1024 * 1024

const quote = 0x22
const backslash = 0x5c
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/**
 * The entries of a HAR file, one at a time. The bytes are looked at only for where each entry begins and ends, so that
 * the native parser reads entry by entry, and a file of any size needs the memory of its largest one.
 *
 * @throws InputError when the file is no HAR, has no entries, or ends before its end
 */
export async function* scanEntries(file: string): AsyncGenerator<EntryText> {
  const handle = await open(file).catch(() => {
    throw new InputError(`There is no file ${file}.`)
  })
  try {
    yield* entriesIn(handle, file)
  } finally {
    await handle.close()
  }
}

async function* entriesIn(handle: FileHandle, file: string): AsyncGenerator<EntryText> {
  const stat = await handle.stat()
  if (stat.isDirectory()) throw new InputError(`${file} is a folder; name the HAR files in it.`)
  const scan = createScan()
  let buffer: Buffer = Buffer.allocUnsafe(2 * chunkBytes)
  // the first byte of the buffer in the file, how much of it is filled, and where the next entry begins in it
  let origin = 0
  let filled = 0
  // the next piece is read while this one is looked at
  const ahead = Buffer.allocUnsafe(chunkBytes)
  let reading = handle.read(ahead, 0, chunkBytes, 0)
  try {
    for (;;) {
      const { bytesRead } = await reading
      if (bytesRead === 0) break
      while (buffer.length - filled < bytesRead) buffer = larger(buffer, file, scan.count() + 1)
      ahead.copy(buffer, filled, 0, bytesRead)
      const read = origin + filled + bytesRead
      reading = handle.read(ahead, 0, chunkBytes, read)
      for (const { start, end, number } of scan.push(buffer, filled, filled + bytesRead)) {
        const text = buffer.toString('utf8', start, end)
        yield { text, number, position: origin + start, read, size: stat.size }
      }
      filled += bytesRead
      const keep = scan.keptFrom() ?? filled
      buffer.copyWithin(0, keep, filled)
      scan.moved(keep)
      origin += keep
      filled -= keep
    }
  } finally {
    // whoever asks for no more entries does not wait for what was read ahead
    await reading.catch(() => undefined)
  }
  complain(scan, file, origin, filled)
}

function larger(buffer: Buffer, file: string, number: number): Buffer {
  if (buffer.length >= maxEntrySize) {
    throw new InputError(`Entry ${number} of ${file} is larger than ${maxEntrySize / 1024 ** 2} MB.`)
  }
  const grown = Buffer.allocUnsafe(buffer.length * 2)
  buffer.copy(grown)
  return grown
}

function complain(scan: Scan, file: string, origin: number, filled: number): void {
  const end = origin + filled
  const start = scan.keptFrom()
  const number = scan.count() + 1
  if (scan.isInEntries() && start !== undefined) {
    throw new InputError(
      `${file} is cut off: entry ${number} begins at byte ${origin + start} and does not end by byte ${end}.`,
    )
  }
  if (!scan.hasEntries()) throw new InputError(`${file} is no HAR file: it has no log.entries.`)
  if (!scan.isClosed()) throw new InputError(`${file} is cut off at byte ${end}, after entry ${number - 1}.`)
  if (number === 1) throw new InputError(`${file} has no entries.`)
}

type Found = { start: number; end: number; number: number }
type Scan = ReturnType<typeof createScan>

/** Walks over JSON byte by byte, and finds the elements of `log.entries`. Positions are those in the buffer. */
function createScan() {
  let depth = 0
  let isInString = false
  let isEscaped = false
  let isInEntries = false
  let isFound = false
  let isClosed = false
  let count = 0
  // where the entry, or the name of a member near the root, begins
  let start: number | undefined
  let name: number | undefined
  let last = ''
  const path: string[] = []

  const opened = (byte: number, at: number): void => {
    if (isInEntries && depth === 3 && start === undefined) start = at
    else if (depth < 3 && !isInEntries) path[depth] = last
    if (byte === openBracket && depth === 2 && path[1] === 'log' && last === 'entries') {
      isInEntries = true
      isFound = true
    }
    depth += 1
    if (depth > deepest) throw new InputError(`Entry ${count + 1} is nested too deeply to be read.`)
  }
  const closed = (at: number): Found | undefined => {
    depth -= 1
    if (depth === 0) isClosed = true
    if (!isInEntries) return undefined
    if (depth === 2) isInEntries = false
    if (depth !== 3 || start === undefined) return undefined
    const found = { start, end: at + 1, number: (count += 1) }
    start = undefined
    return found
  }

  /** Where what follows a string begins; `isInString` stays when it goes on in the bytes to come. */
  const stringEnd = (buffer: Buffer, from: number, to: number): number => {
    let at = from
    if (isEscaped) {
      isEscaped = false
      at += 1
    }
    while (at < to) {
      const byte = buffer[at]
      if (byte === quote) {
        isInString = false
        return at + 1
      }
      if (byte !== backslash) at += 1
      // what follows a backslash may be in the next piece
      else if (at + 1 === to) {
        isEscaped = true
        return to
      } else at += 2
    }
    return to
  }

  return {
    push: (buffer: Buffer, from: number, to: number): Found[] => {
      const found: Found[] = []
      let at = from
      while (at < to) {
        if (isInString) {
          at = stringEnd(buffer, at, to)
          if (isInString || name === undefined) continue
          last = buffer.toString('utf8', name, at - 1)
          name = undefined
          continue
        }
        const byte = buffer[at] ?? 0
        if (byte === quote) {
          isInString = true
          if (depth < 3 && !isInEntries) name = at + 1
        } else if (byte === openBrace || byte === openBracket) opened(byte, at)
        else if (byte === closeBrace || byte === closeBracket) {
          const one = closed(at)
          if (one) found.push(one)
        }
        at += 1
      }
      return found
    },
    /** What has to stay in the buffer for what comes. */
    keptFrom: () => start ?? name,
    moved: (by: number): void => {
      if (start !== undefined) start -= by
      if (name !== undefined) name -= by
    },
    count: () => count,
    isInEntries: () => isInEntries,
    hasEntries: () => isFound,
    isClosed: () => isClosed,
  }
}
