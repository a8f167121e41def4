const modal = 'modal'
/** What outlives a modal: the outcome of a purchase or of an e-ID, a view of the page with its place (placeHash), a fault report. */
const persisting = [/^purchase-success/, /^eident-error/, /^map$/, /^\d+\.\d+,/, /^fault-report/]

/** The parts of a hash (without its first #): `map#modal` has two. */
export const hashParts = (hash: string): string[] => hash.split('#').filter(Boolean)

/** Whether a modal is open, by the hash. */
export const hasModal = (hash: string): boolean => hashParts(hash).includes(modal)

/** The hash while a modal is open over what it said before (S-030). */
export const withModal = (hash: string): string =>
  hasModal(hash) ? hash : [...hashParts(hash), modal].join('#')

/** The hash once the modal is closed: cleared but for what persists (S-031). */
export const withoutModal = (hash: string): string =>
  hashParts(hash)
    .filter((part) => persisting.some((pattern) => pattern.test(part)))
    .join('#')

/** The hash that opens the login over the page on screen, whatever view of it is shown. */
export const withLogin = (hash: string): string => [...hashParts(withoutModal(hash)), 'open-login'].join('#')
