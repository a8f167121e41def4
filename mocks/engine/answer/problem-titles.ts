/** What a status means where its code says no more. */
const ofStatuses: Record<number, string> = {
  400: 'The request breaks the contract',
  401: 'Log in first',
  403: 'Not allowed',
  404: 'Not found',
  405: 'No such method here',
  408: 'Too slow',
  409: 'It changed meanwhile',
  410: 'No longer there',
  413: 'Too large',
  415: 'Wrong content type',
  417: 'Nobody can expect that',
  422: 'A rule is broken',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'The mock broke its own contract',
  501: 'Nothing that the contract admits',
  503: 'Not available right now',
  507: 'No room on the disk',
}

/** The codes that say more than their status. */
const ofCodes = new Map([
  ['cannotBook', 'This user may not book here'],
  ['caseClosed', 'The errand is closed'],
  ['downPaymentTooLow', 'The down payment is too low'],
  ['emailInUse', 'The e-mail address is in use'],
  ['fileTooLarge', 'A file is larger than 20 MB'],
  ['filesTooLargeTogether', 'The files are larger than 100 MB together'],
  ['fileTypeNotAllowed', 'This type of file is not allowed'],
  ['holdExpired', 'The hold has run out'],
  ['noTechnicalManagement', 'The association has no technical management'],
  ['payerNotEnrolled', 'The number is not connected to Swish'],
  ['paymentDeclined', 'The payment was declined'],
  ['paymentInProgress', 'A payment is running already'],
  ['priceSumToHigh', 'Down payment and loan exceed the price'],
  ['purchaseObjectError', 'The home is not free any more'],
  ['searchServiceDown', 'The search service is down'],
  ['tooManyFiles', 'There are more than five files'],
  ['uniqueEmail', 'Both buyers have the same e-mail'],
  ['uniqueSocial', 'Both buyers have the same personal number'],
  ['worldLimitReached', 'No room for another world'],
  ['wrongEmailVerificationCode', 'The code is wrong'],
])

/** The title of a problem: always the same one for its type (RFC 9457 §3.1.4), which is its code. */
export const titleOf = (status: number, code: string): string =>
  ofCodes.get(code) ?? ofStatuses[status] ?? 'Error'
