/** Goes to an address outside this document: an e-ID app or an identity provider. */
export function leavePage(url: string): void {
  location.assign(url)
}
