import type { OddRequest } from './odd-requests.ts'

const png = '\x89PNG\r\n\x1a\n'
const target = '/case_management/customer/create_case'

/** A part of a form. */
const part = (name: string, body: string, more = ''): string =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${body}\r\n`
const file = (body: string, name = 'a.png', type = 'image/png'): string =>
  `--edge\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`

/** What a report has to say; a file comes before it. */
const report = [
  part('siteId', '1'),
  part('area', '2'),
  part('assetTypeId', 'asset-radiator'),
  part('roomId', 'room-bedroom-1'),
  part('propertyId', 'property-ekbacken'),
  part('objectId', 'home-ekbacken-b-1102'),
  part('description', 'Elementet blir inte varmt.'),
].join('')
const whole = (before: string): string => `${before}${report}--edge--\r\n`

const head = 'Host: localhost\r\nAuthorization: Bearer TOKEN\r\n'

/** An upload of this body; what is told of its length may be wrong. */
const upload = (body: string, type = 'multipart/form-data; boundary=edge', length = body.length): string =>
  `POST ${target} HTTP/1.1\r\n${head}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${body}`

/** Twelve uploads that are broken. */
export const brokenUploads: readonly OddRequest[] = [
  ['no part at all', upload('--edge--\r\n'), 400, 'description'],
  ['no boundary told', upload(whole(file(png)), 'multipart/form-data'), 400, 'names no boundary'],
  [
    'another boundary',
    upload(whole(file(png)), 'multipart/form-data; boundary=other'),
    400,
    'boundary of the content type',
  ],
  ['a form that is cut off', upload(`${report}${file(png)}`), 400, 'cut off'],
  [
    'a part without a name',
    upload(whole('--edge\r\nContent-Disposition: form-data\r\n\r\nx\r\n')),
    400,
    'no name',
  ],
  ['words in place of a form', upload('hello'), 400, 'no part begins'],
  ['JSON in place of a form', upload('{}', 'application/json'), 415, 'use multipart/form-data'],
  ['a part that comes twice', upload(whole(part('area', '1'))), 400, '/area'],
  ['a text where a file belongs', upload(whole(part('files', 'drop'))), 400, '/files'],
  [
    'a kind of file that nobody takes',
    upload(whole(file('MZ', 'a.exe', 'application/x-msdownload'))),
    422,
    '/files',
  ],
  ['bytes that are no picture', upload(whole(file('xyz'))), 422, '/files'],
  ['a length of 200 MB', upload(file(png), undefined, 200 * 1024 * 1024), 413, 'limit'],
]
