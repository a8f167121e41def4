/** Where a table lies in the file, and how long it is there and unpacked. */
type Table = Readonly<{ record: DataView; offset: number; packed: number; length: number }>

const signature = 0x774f4646
const headerLength = 44
const recordLength = 20

/**
 * The face as TrueType, where its file is WOFF 1.0 (https://www.w3.org/TR/WOFF/, sections 3 to 5); as it is elsewhere.
 * What reads faces unpacks the table of all outlines anew for each letter: two thirds of the time of a document.
 */
export async function unpackedFace(file: Uint8Array): Promise<Uint8Array> {
  const woff = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (woff.getUint32(0) !== signature) return file
  const count = woff.getUint16(12)
  const tables = Array.from({ length: count }, (_, at) => tableOf(woff, headerLength + at * recordLength))
  const start = 12 + 16 * count
  const face = new Uint8Array(tables.reduce((end, { length }) => end + padded(length), start))
  const sfnt = new DataView(face.buffer)
  sfnt.setUint32(0, woff.getUint32(4))
  sfnt.setUint16(4, count)
  const power = Math.floor(Math.log2(count))
  sfnt.setUint16(6, 16 * 2 ** power)
  sfnt.setUint16(8, power)
  sfnt.setUint16(10, 16 * (count - 2 ** power))
  let end = start
  for (const [at, { record, offset, packed, length }] of tables.entries()) {
    const place = 12 + 16 * at
    sfnt.setUint32(place, record.getUint32(0))
    sfnt.setUint32(place + 4, record.getUint32(16))
    sfnt.setUint32(place + 8, end)
    sfnt.setUint32(place + 12, length)
    const bytes = file.subarray(offset, offset + packed)
    face.set(packed < length ? await inflated(bytes) : bytes, end)
    end += padded(length)
  }
  return face
}

function tableOf({ buffer, byteOffset }: DataView, at: number): Table {
  const record = new DataView(buffer, byteOffset + at, recordLength)
  return { record, offset: record.getUint32(4), packed: record.getUint32(8), length: record.getUint32(12) }
}

const padded = (length: number): number => Math.ceil(length / 4) * 4

async function inflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
