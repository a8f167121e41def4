const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

/** How files of the admitted types begin (E-069), as far as programs look to tell them apart. */
const beginnings: Readonly<Record<string, Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': latin('\u00ff\u00d8\u00ff\u00e0'),
  'image/png': latin(
    '\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\b\u0006\0\0\0\0\0\0\0\0\0\0\0IDAT',
  ),
  'application/pdf': latin('%PDF-'),
  'video/mp4': latin('\0\0\0\u000cftypisom'),
  'video/quicktime': latin('\0\0\0\u000cftypqt  '),
  [docx]: stored('[Content_Types].xml', `<Override ContentType="${docx}.main+xml"/>`),
}

/** The bytes of a file that is of its type by content too, made so long with nothing but zeros. */
export function contentOf(type: string, size = 64): Uint8Array<ArrayBuffer> {
  const beginning = beginnings[type] ?? new Uint8Array()
  const bytes = new Uint8Array(Math.max(size, beginning.length))
  bytes.set(beginning)
  return bytes
}

/** One entry of a ZIP archive that is kept as it is (APPNOTE 4.3.7). */
function stored(name: string, text: string): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(30))
  header.setUint32(0, 0x04034b50, true)
  header.setUint16(4, 20, true)
  header.setUint32(18, text.length, true)
  header.setUint32(22, text.length, true)
  header.setUint16(26, name.length, true)
  return new Uint8Array([...new Uint8Array(header.buffer), ...latin(name + text)])
}
